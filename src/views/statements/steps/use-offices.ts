import { useSuggestions } from '#system/react/use-suggestions.ts'

/** The offices that issue passports, told apart by their codes. */
export const useOffices = () => useSuggestions('fms', { hintOf: ({ departmentCode }) => departmentCode })
