import { describeMutants } from './mutants.ts'

describeMutants(1)
