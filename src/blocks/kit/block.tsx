import { css } from '@emotion/react'
import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { lowerAt } from '#ui/deferred-layout.ts'
import * as limits from '#ui/limits.ts'
import { complain } from './complain.ts'
import { useHashTarget } from './hash-target.ts'
import type { BlockNode } from './tree.ts'

export type BlockProps<Params> = {
  params: Params
  /** Tells it from the other blocks of its page. */
  id: string
  /** The blocks that stand in this slot; null where it is empty. */
  slot: (name: string) => ReactNode
  /** Its title is the heading of the page. */
  leads: boolean
  /** The id that addresses may name it by. */
  anchor?: string | undefined
}

export type Block = ComponentType<{ node: BlockNode; slot: (name: string) => ReactNode; leads: boolean }>

const across = css`grid-column: full;`
/* The offset of the page's navigation (§9), whatever the window keeps free by itself; it grows with the text. */
const anchored = css`scroll-margin-top: calc(${limits.navOffset / 16}rem - var(--sticky-top, 80px)); &:focus { outline: none; }`

type Look = {
  /** A band across the window where the page is one. */
  wide?: boolean
}

/** Makes a template of a schema of params and a view; unusable params leave the block out (2.7-03). */
export function block<Schema extends z.ZodMiniType>(
  schema: Schema,
  View: ComponentType<BlockProps<z.output<Schema>>>,
  { wide = false }: Look = {},
): Block {
  return function CheckedBlock({ node, slot, leads }) {
    const { id, template, params, anchor, index } = node
    const read = useMemo(() => z.safeParse(schema, params), [params])
    const ref = useHashTarget<HTMLDivElement>(anchor)
    useEffect(() => {
      if (!read.success) complain(`unusable params of "${id}" (${template})`, read.error)
    }, [read, id, template])
    if (!read.success) return null
    const named = anchor !== undefined
    return (
      <div
        css={[wide && across, named && anchored]}
        id={anchor}
        ref={ref}
        tabIndex={named ? -1 : undefined}
        data-lower={lowerAt(index)}
      >
        <View params={read.data} id={id} slot={slot} leads={leads} anchor={anchor} />
      </div>
    )
  }
}
