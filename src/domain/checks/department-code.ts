/** Whether this is the code of a passport office: `770-053`, whose third digit is the kind of the office, 0 to 3 (§5). */
export const isDepartmentCode = (text: string): boolean => /^(?!00)\d{2}[0-3]-?\d{3}$/.test(text.trim())

/** `770-053` of what was typed in any form. */
export const formatDepartmentCode = (text: string): string =>
  text.replace(/\D/g, '').replace(/^(\d{3})(\d{3})$/, '$1-$2')
