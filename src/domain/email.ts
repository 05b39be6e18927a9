/** Whether this may be the address of an e-mail: `anna@example.ru`. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
