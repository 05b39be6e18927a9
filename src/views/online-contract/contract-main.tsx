import { css } from '@emotion/react'
import { Tile } from '#blocks/kit/tile.tsx'
import * as hrefs from '#domain/hrefs.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { contractParts, type ContractPart } from '#domain/online-contract.ts'
import { book, chart, document, phone, question, user, wallet } from '#ui/icons.ts'
import { columns, stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { RequestAccepted } from '../joining-wizard/request-accepted.tsx'

const column = css`${stack(24)}`
const grid = css`${columns(220, 16)}`

const tiles: Record<ContractPart, { icon: string; text: string }> = {
  profile: { icon: user, text: 'Что указано в заявлении' },
  'documents-and-instructions': { icon: document, text: 'Правила, памятки и бланки' },
  invest: { icon: chart, text: 'Во что вложены деньги участников' },
  pension: { icon: book, text: 'Как складывается пенсия' },
  calculator: { icon: wallet, text: 'Сколько может получиться' },
  question: { icon: question, text: 'О взносах, выплатах и налоге' },
  contact: { icon: phone, text: 'Кому позвонить и написать' },
}

/** «Главное»: what became of the request, and the way to every page about the contract. */
export function ContractMain({ request }: { request: KppOnlineRequest }) {
  return (
    <div css={column}>
      <PageHeading>Главное</PageHeading>
      <RequestAccepted request={request} />
      <ul css={grid} role="list">
        {(Object.keys(tiles) as ContractPart[]).map((part) => (
          <Tile
            key={part}
            icon={tiles[part].icon}
            title={contractParts[part]}
            text={tiles[part].text}
            href={hrefs.onlineContract(part)}
          />
        ))}
      </ul>
    </div>
  )
}
