import { useSaved as useSavedAnywhere } from '../statements/use-saved.ts'

const unkept = 'Это устройство не хранит введённое. Оно сохранится в фонде, когда вы перейдёте к следующему шагу'

/** Where what was typed is, as it is told under the title. */
export const useSaved = () => useSavedAnywhere(unkept)
