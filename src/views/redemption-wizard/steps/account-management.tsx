import { css } from '@emotion/react'
import { useState } from 'react'
import { formatRubles, sumAmounts, totalOf } from '#domain/money.ts'
import type { Product } from '#domain/programme.ts'
import { programmeName } from '#domain/programme.ts'
import {
  askedContracts,
  faultOfPart,
  typedContracts,
  type Redeemable,
  type TypedContract,
} from '#domain/redemption-contracts.ts'
import * as masks from '#forms/masks.ts'
import { useFault } from '#forms/use-fault.ts'
import { together } from '#system/react/together.ts'
import { useProgrammes } from '#system/react/use-programmes.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { ErrorLine } from '#ui/field.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useBalances } from '../../account/account-total.ts'
import type { StepField, StepGroup } from '../../statements/step-fields.tsx'
import { OwnStep } from '../../statements/statement-step.tsx'
import { useStatement } from '../../statements/statement.ts'

/** As tall as the fields of a contract will be, so that nothing under them moves when they come. */
const outline = css`&& { height: 12rem; margin-bottom: 16px; }`

type Typed = { shares: TypedContract[] }

/** Of which contracts money is asked for, and how much (2.8). */
export function AccountManagement() {
  const products = useProgrammes()
  const balances = together(useBalances(products).map(({ query }) => query))
  switch (balances.state) {
    case 'loading':
      return (
        <Loading label="Договоры загружаются">
          {products.map(({ id }) => (
            <Skeleton key={id} shape="card" css={outline} />
          ))}
        </Loading>
      )
    case 'failed':
    case 'partial':
      return (
        <FailedState
          title="Не удалось узнать, сколько можно забрать"
          busy={balances.isRetrying}
          onRetry={balances.retry}
        >
          Без этого заявление не заполнить.
        </FailedState>
      )
    case 'shown':
      return (
        <Contracts
          products={products}
          redeemable={products.map(({ id, agreementNumber }, index) => ({
            contractId: id,
            contractNumber: agreementNumber,
            availableAmount: totalOf(sumAmounts(balances.value[index]?.portfolios ?? [])),
          }))}
        />
      )
  }
}

const wayOf = (index: number) => `shares.${index}.way`
const amountOf = (index: number) => `shares.${index}.amount`

function groupOf(product: Product, { contractNumber, availableAmount }: Redeemable, index: number, typed: Typed) {
  const whole: StepField = {
    name: wayOf(index),
    label: `${programmeName(product)}, договор №\u00A0${contractNumber}`,
    hint: `Можно забрать ${formatRubles(availableAmount)}`,
    optional: false,
    as: 'choice',
    inline: true,
    options: [
      { value: 'none', label: 'Не забирать' },
      { value: 'Full', label: 'Всю сумму' },
      { value: 'Partial', label: 'Часть' },
    ],
    clears: [amountOf(index), 'contracts'],
  }
  const part: StepField = {
    name: amountOf(index),
    label: `Сколько забрать, договор №\u00A0${contractNumber}`,
    optional: false,
    mask: masks.money,
    wide: true,
  }
  return { fields: typed.shares[index]?.way === 'Partial' ? [whole, part] : [whole] }
}

type ContractsProps = { products: readonly Product[]; redeemable: readonly Redeemable[] }

function Contracts({ products, redeemable }: ContractsProps) {
  const { values } = useStatement()
  const [blank] = useState((): Typed => ({ shares: typedContracts(redeemable, values) }))
  const groups = (typed: Typed): StepGroup[] =>
    products.flatMap((product, index) => {
      const contract = redeemable[index]
      // Of one that has been paid out whole there is nothing to ask for.
      return contract?.availableAmount ? [groupOf(product, contract, index, typed)] : []
    })
  return (
    <OwnStep<Typed>
      step="accountManagement"
      blank={blank}
      groups={groups}
      sectionsOf={({ shares }) => ({ contracts: askedContracts(redeemable, shares) })}
      ownFaults={({ shares }) => faultsOf(shares, redeemable)}
      nameOf={() => 'contracts'}
    >
      <NothingAsked />
    </OwnStep>
  )
}

const faultsOf = (shares: readonly TypedContract[], redeemable: readonly Redeemable[]) => ({
  ...(shares.every(({ way }) => way === 'none') && { contracts: 'Выберите договор' }),
  ...Object.fromEntries(
    redeemable.flatMap((contract, index) => {
      const share = shares[index]
      const fault = share ? faultOfPart(share, contract) : null
      return fault === null ? [] : [[amountOf(index), fault]]
    }),
  ),
})

function NothingAsked() {
  return <ErrorLine id="contracts-fault" error={useFault('contracts')} />
}
