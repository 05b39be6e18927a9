/** http(s), mail, telephone, or a path of this site; nothing that a browser would strip signs from before it reads it. */
export const isSafeAddress = (address: string) => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s\\\p{Cc}]*$/iu.test(address)
