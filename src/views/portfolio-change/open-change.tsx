import * as hrefs from '#domain/hrefs.ts'
import { portfolioPapers } from '#domain/portfolio-choice.ts'
import type { Product } from '#domain/programme.ts'
import { portfolioTitle } from '#domain/statement-titles.ts'
import { filed, type OpenStage } from '#machines/portfolio-change/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { row } from '#ui/layout.ts'
import { TextLink } from '#ui/text-link.tsx'
import { FiledReceipt } from '../statements/filed-receipt.tsx'
import { Filling } from '../statements/filling.tsx'
import { Deleting, PutAside } from '../statements/kept-on-device.tsx'
import { StatementPending } from '../statements/put-aside.tsx'
import { SigningStep } from '../statements/signing-step.tsx'
import { StatementOutcome } from '../statements/statement-outcome.tsx'
import { StatementProvider } from '../statements/statement-provider.tsx'
import type { Statement } from '../statements/statement.ts'
import { Choose } from './choose.tsx'
import { Compare } from './compare.tsx'
import { useChange } from './use-change.ts'

const bodies = { choose: Choose, compare: Compare }
const filling = <Filling bodies={bodies} />
const signingTexts = { back: 'Вернуться к сравнению' }
const actions = row(16)

type OpenChangeProps = { now: OpenStage; programme: Product; home: 'my-portfolio' | 'portfolio-new' }

/** The open change, wherever it is. */
export function OpenChange({ now, programme, home }: OpenChangeProps) {
  const actor = useActor('portfolioChange')
  const statement = useChange()
  const portfolio = hrefs.programme(programme.id, home)
  switch (now) {
    case 'filling':
      return <StatementProvider statement={statement}>{filling}</StatementProvider>
    case 'signing':
      return <SigningStep title={portfolioTitle} documents={portfolioPapers} texts={signingTexts} />
    case 'submitted':
      return <Submitted portfolio={portfolio} />
    case 'alreadyFiled':
      return <AlreadyFiled statement={statement} portfolio={portfolio} />
    case 'putAside':
      return <PutAside statement={statement} />
    case 'puttingAside':
      return <StatementPending title={portfolioTitle} />
    case 'deleting':
      return (
        <Deleting
          title={portfolioTitle}
          onDelete={() => actor.send({ type: 'deletion.confirmed' })}
          onKeep={() => actor.send({ type: 'deletion.declined' })}
        />
      )
  }
}

const next = [
  'Фонд проверит заявление и переведёт деньги между портфелями.',
  'Новый состав появится на странице портфеля, когда фонд всё исполнит. До этого деньги работают в прежних портфелях.',
]

function Submitted({ portfolio }: { portfolio: string }) {
  return (
    <FiledReceipt
      title={portfolioTitle}
      filed={useView('portfolioChange', filed)}
      unnamedTerm="Срок фонд сообщит в ответе"
      next={next}
      onward={{ href: portfolio, text: 'К инвестиционному портфелю' }}
    />
  )
}

function AlreadyFiled({ statement: { blocked, send }, portfolio }: { statement: Statement; portfolio: string }) {
  return (
    <StatementOutcome title={portfolioTitle} heading="По этому договору заявление уже подано">
      <p>Фонд исполняет его. Следующее можно подать, когда он закончит.</p>
      <p>
        <TextLink href={hrefs.documents}>Поданное заявление в документах</TextLink>
      </p>
      <div css={actions}>
        <TextLink href={portfolio}>К инвестиционному портфелю</TextLink>
        <Button
          kind="quiet"
          blocked={blocked}
          onClick={() => blocked === undefined && send({ type: 'deletion.requested' })}
        >
          Удалить черновик
        </Button>
      </div>
    </StatementOutcome>
  )
}
