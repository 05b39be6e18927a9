import type { Product } from '#domain/programme.ts'
import { products } from '#machines/client/selectors.ts'
import { useMaybeView } from './system.tsx'

/** The programmes of the client who is signed in; none for everybody else, and until they are known. */
export const useProgrammes = (): readonly Product[] => useMaybeView('client', products, nothing)

const nothing: Product[] = []
