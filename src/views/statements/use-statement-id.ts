import { useHere } from '#system/react/here.ts'

/** Which filed statement the address of the page names; an empty text where it names none. */
export const useStatementId = (): string => new URLSearchParams(useHere().location?.search).get('id') ?? ''
