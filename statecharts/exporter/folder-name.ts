/** The folder of a machine: its name in kebab-case. */
export const folderOf = (machine: string): string => machine.replace(/[A-Z]/g, (message) => `-${message.toLowerCase()}`)
