import { programmeName, type Product } from '#domain/programme.ts'

/** The name with the number that tells apart programmes of one name. */
export const programmeTitle = (product: Product): string => `${programmeName(product)}, ${product.agreementNumber}`
