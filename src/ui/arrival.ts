import { createContext } from 'react'

/** The address that a person has just come to, so that its heading takes the focus; false on the first page of a visit. */
export const Arrival = createContext<string | false>(false)
