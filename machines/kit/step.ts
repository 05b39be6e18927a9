import type { DraftValues } from '#domain/statement-draft.ts'
import { described } from './described.ts'

/** What a view says of a step: the values come, parsed, with the press itself, so that no late edit falls between. */
export type StepEvent<Step extends string> =
  | { type: 'step.completed'; step: Step; values: DraftValues }
  | { type: 'step.returned'; step: Step }
  | { type: 'step.chosen'; step: Step }

type Reached<Step extends string> = { context: { reached: Step } }

/** Whether one has come as far as a step: asked where a step in the middle of the way leads back to the last one. */
export const reachedIn =
  <Step extends string>(steps: readonly Step[]) =>
  ({ context }: Reached<Step>, { step }: { step: Step }) =>
    steps.indexOf(context.reached) >= steps.indexOf(step)

/** The guards of the steps of one wizard: which step is meant, and whether it may be chosen. */
export function stepGuards<Step extends string>(steps: readonly Step[]) {
  const isReached = reachedIn(steps)
  return {
    isThisStep: (_: unknown, { step, of }: { step: Step; of: Step }) => step === of,
    isChosen: (args: Reached<Step>, { step, of }: { step: Step; of: Step }) => step === of && isReached(args, { step }),
    isAt: ({ context }: Reached<Step>, { step }: { step: Step }) => context.reached === step,
  }
}

type OneStep<This, Next, Step> = { step: This; next: Next; previous?: Step }

type Way<Step extends string, Last extends Step, Within extends string> = {
  /** Where one goes when the whole way was walked already. */
  last: Last
  /** The id of the state that holds the steps. */
  within: Within
  /** What each step is called. */
  titles: Readonly<Record<Step, string>>
  /** All steps in their order, where the statement has more than are filled in. */
  order?: readonly string[]
  /** The services keep no drafts of this kind: the device alone answers. */
  isDeviceOnly?: boolean
}

/**
 * Builders of plain configs for the steps of one wizard; createMachine holds every name in them against its setup. The union of steps is
 * fixed once, here: inferred from each call it would be narrower than the events.
 */
export function stepsOf<const Step extends string, const Last extends NoInfer<Step>, const Within extends string>(
  steps: readonly Step[],
  { last, within, titles, order = steps, isDeviceOnly = false }: Way<Step, Last, Within>,
) {
  type Memory = { context: { reached: string } }
  type Completed = Memory & { event: Extract<StepEvent<Step>, { type: 'step.completed' }> }
  type Returned = { event: Extract<StepEvent<Step>, { type: 'step.returned' }> }
  type Chosen = { event: Extract<StepEvent<Step>, { type: 'step.chosen' }> }
  const furthest = (one: Step, other: string) => (order.indexOf(one) > order.indexOf(other) ? one : other)

  const onwards = <const Next extends Step>(next: Next, why: string) => {
    const backToLast = {
      guard: { type: 'isReached', params: { step: last } },
      target: `${within}.${last}`,
      ...described('правка после проверки: назад к ней', 'решение'),
    } as const
    const on = { target: `${within}.${next}`, ...described(why, '2.8') } as const
    const ways = (next as string) === last ? [on] : [backToLast, on]
    return ways as unknown as Next extends Last ? readonly [typeof on] : readonly [typeof backToLast, typeof on]
  }

  /** One step: filled in, reminded of what is wrong, left when what was typed is kept. */
  const step = <const This extends Step, const Next extends Step>({
    step: own,
    next,
    previous,
  }: OneStep<This, Next, Step>) =>
    ({
      ...described(titles[own], '2.8'),
      initial: 'filling',
      // Whoever has come nowhere yet has come to the first.
      ...(previous === undefined ? {} : ({ entry: { type: 'openStep', params: { step: own } } } as const)),
      states: {
        filling: {
          ...described('Заполнение', '2.8'),
          initial: 'plain',
          states: {
            plain: described('Без подсказок об ошибках', '2.8'),
            reminded: described('Ошибки показаны', '8.2'),
          },
          on: {
            'step.completed': [
              {
                guard: {
                  type: 'isStepValid',
                  params: ({ event }: Completed) => ({ step: own, of: event.step, values: event.values }),
                },
                target: 'leaving',
                actions: {
                  type: 'askSave',
                  params: ({ context, event }: Completed) => ({
                    values: event.values,
                    reached: furthest(next, context.reached),
                  }),
                },
                ...described('заполнено верно: сохранить', '2.8, 7.11'),
              },
              {
                guard: { type: 'isThisStep', params: ({ event }: Completed) => ({ step: own, of: event.step }) },
                target: 'filling.reminded',
                ...described('есть ошибки', '8.2'),
              },
            ],
            ...(previous === undefined
              ? {}
              : ({
                  'step.returned': {
                    guard: { type: 'isThisStep', params: ({ event }: Returned) => ({ step: own, of: event.step }) },
                    target: `${within}.${previous}`,
                    ...described('назад', '2.8'),
                  },
                } as const)),
          },
        },
        leaving: {
          ...described('Шаг сохраняется', '7.11'),
          tags: 'busy',
          on: {
            ...(isDeviceOnly ? {} : ({ 'draft.saved': onwards(next, 'сохранено в фонде') } as const)),
            'draft.kept': onwards(next, 'сохранено на устройстве'),
            ...(isDeviceOnly
              ? {}
              : ({
                  'draft.refused': { target: 'filling.reminded', ...described('фонд назвал ошибки в полях', '7.11') },
                } as const)),
          },
        },
      },
    }) as const

  /** Whether it is the last of all: nothing else is left, so nothing is asked. */
  const isVeryLast = (one: Step) => one === order.at(-1)

  /** To the step that was reached: there are no computed targets, so there is a branch for each. */
  const resumed = () => ({
    ...described('Туда, где остановились', '2.8'),
    always: steps.map(
      (to) =>
        ({
          ...(isVeryLast(to) ? {} : ({ guard: { type: 'isAt', params: { step: to } } } as const)),
          target: `${within}.${to}`,
          ...described(`был достигнут шаг «${titles[to]}»`, '2.8'),
        }) as const,
    ),
  })

  /** To a step that was reached, from the list of steps or from the review. */
  const chosen = () =>
    steps.map(
      (to) =>
        ({
          guard: { type: 'isChosen', params: ({ event }: Chosen) => ({ step: to, of: event.step }) },
          target: `${within}.${to}`,
          ...described(`к шагу «${titles[to]}»`, '2.8'),
        }) as const,
    )

  return { step, resumed, chosen }
}
