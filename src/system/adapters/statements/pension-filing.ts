import type { pensionPaper } from '#domain/pension-paper.ts'
import { PensionApplication } from '#domain/synchronizer-statements.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import type { FilingService } from './filing.ts'
import { synchronizerFiling } from './synchronizer-filing.ts'
import { typedContent } from './typed-content.ts'

type Known = Omit<Parameters<typeof pensionPaper>[1], 'agreementNumber'> & {
  /** The number of an agreement, by its id. */
  numberOf: (agreementId: string) => string
}

/** The signing of an application for the pension (K1, K2). No call draws it, so the portal writes down what will be sent. */
export function pensionFiling(dependencies: Dependencies, known: () => Known): FilingService {
  return {
    ...synchronizerFiling(dependencies),
    paper: async (subject) => {
      const application = typedContent(PensionApplication, subject.kind === 'synchronizer' ? subject.statement : null)
      const { numberOf, ...others } = known()
      // Nothing of it is needed before the end of the form.
      const { pensionPaperFile } = await import('./pension-paper-file.ts')
      return pensionPaperFile(application, { ...others, agreementNumber: numberOf(application.agreementId) })
    },
  }
}
