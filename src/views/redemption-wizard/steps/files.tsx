import { hasTaxCertificate, isTaxCertificatePromised } from '#domain/tax-certificate.ts'
import { useStatement } from '../../statements/statement.ts'
import { Documents } from '../../statements/steps/documents.tsx'

/** The files of the statement; who has promised a certificate that they do not have is told how to go on without it (4.7). */
export function Files() {
  const { values, files } = useStatement()
  return (
    <Documents>
      {isTaxCertificatePromised(values) && !hasTaxCertificate(files) && (
        <p>
          Нет справки из налоговой? Снимите отметку о&nbsp;ней на&nbsp;шаге «Налоги»: подать заявление можно и&nbsp;без
          неё.
        </p>
      )}
    </Documents>
  )
}
