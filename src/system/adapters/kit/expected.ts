import { faultOf, type Fault } from '#domain/faults.ts'

/** A refusal that was to be expected is a result of its kind; any other failure remains one. */
export async function expected<Result>(
  call: Promise<Result>,
  resultOf: (fault: Fault) => Result | null,
): Promise<Result> {
  try {
    return await call
  } catch (error) {
    const result = resultOf(faultOf(error))
    if (result === null) throw error
    return result
  }
}
