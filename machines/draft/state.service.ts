import { fault } from '#domain/faults.ts'
import type { DraftVersion, StoredDraft } from '#domain/statement-draft.ts'
import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { waitsForService } from '../kit/session.ts'
import type { Context, SaveAnswer } from './contract.ts'
import { draftSetup } from './setup.ts'
import { comparing, contentIn, unchanged } from './state.comparing.ts'
import { deleting } from './state.deleting.ts'

const answerIn = ({ event }: { event: { output: SaveAnswer } }) => ({ answer: event.output })
const storedIn = ({
  event: { output: answer },
}: {
  event: { output: SaveAnswer }
}): { stored: StoredDraft | null } => ({
  stored: answer.kind === 'saved' ? answer.stored : null,
})
const faultIn = ({ event: { output: answer } }: { event: { output: SaveAnswer } }) => ({
  fault: answer.kind === 'saved' ? fault({ kind: 'unexpected' }) : answer.fault,
})
const savedAs =
  (isAll: boolean) =>
  ({ context: { statementId, version } }: { context: Context }) => ({ statementId, version, isAll })
const versionIn = ({ event }: { event: { version: DraftVersion } }) => ({ version: event.version })

const waits = waitsForService('retrying')

const savedElsewhere = {
  guard: { type: 'isAnotherVersion' as const, params: versionIn },
  target: 'comparing' as const,
  ...described('другая вкладка сохранила', 'решение'),
}
const doubted = { target: 'comparing' as const, ...described('то, что здесь, могло устареть', 'решение') }
const deleted = { target: 'deleting' as const, ...described('удалить черновик', '2.8') }

/** What was asked for is told to be kept when the device has answered, and as it has answered. */
const keptStates = {
  keeping: {
    ...described('Записывается на устройство', '7.12'),
    always: [
      {
        guard: 'isUnkeepable',
        target: 'settled',
        actions: { type: 'tellKept', params: { isOnDevice: false } },
        ...described('на устройстве не сохранить', 'решение'),
      },
      {
        guard: 'isKept',
        target: 'settled',
        actions: { type: 'tellKept', params: { isOnDevice: true } },
        ...described('на устройстве', '7.12'),
      },
    ],
  },
  settled: described('Сказано, сохранено ли на устройстве', '7.12'),
} as const

/** One attempt at a time, the same until the service has answered it definitely. */
export const service = draftSetup.createStateConfig({
  ...described('Черновик в фонде', '7.11'),
  initial: 'sorting',
  on: { 'draft.closed': { target: '.closed', ...described('заявление подано или оставлено', '7.12') } },
  states: {
    sorting: {
      ...described('Что новее', 'решение'),
      always: [
        { guard: 'isOnlyHere', target: 'onlyHere', ...described('фонд таких черновиков не хранит', '7.12') },
        { guard: 'wasFiled', target: 'closed', actions: 'tellFiledElsewhere', ...described('уже подано', 'решение') },
        { guard: 'isDisputed', target: 'conflicting', ...described('и здесь, и там правили', 'решение') },
        { guard: 'hasAttempt', target: 'saving', ...described('на прежнюю попытку ответа нет', 'решение') },
        {
          guard: 'isAskedBeyond',
          target: 'saving',
          actions: ['beginAttempt', 'renewCopy'],
          ...described('пока сохраняли, просили ещё раз', 'решение'),
        },
        {
          guard: 'isBehind',
          target: 'ahead',
          actions: { type: 'tellSaved', params: savedAs(false) },
          ...described('о чём просили, сохранено; с тех пор правили', 'решение'),
        },
        { target: 'same', ...described('всё есть в фонде', '7.11') },
      ],
    },
    same: {
      ...described('Всё есть в фонде', '7.11'),
      entry: { type: 'tellSaved', params: savedAs(true) },
      on: {
        'draft.edited': { target: 'ahead', actions: 'tellChanged', ...described('правка', '7.12') },
        'draft.saveRequested': [
          {
            guard: { type: 'hasNews', params: ({ event: { values, reached } }) => ({ values, reached }) },
            target: 'saving',
            actions: 'beginAttempt',
            ...described('есть новое', '7.11'),
          },
          { target: 'same', reenter: true, ...described('нового нет: уже сохранено', 'решение') },
        ],
        'draft.savedElsewhere': savedElsewhere,
        'draft.doubted': doubted,
        'draft.deleted': deleted,
      },
    },
    ahead: {
      ...described('Здесь новее, чем в фонде', '7.12'),
      on: {
        'draft.saveRequested': {
          target: 'saving',
          actions: 'beginAttempt',
          ...described('просят сохранить', '7.11'),
        },
        'draft.savedElsewhere': savedElsewhere,
        'draft.doubted': doubted,
        'draft.deleted': deleted,
      },
    },
    saving: {
      ...described('Сохранение в фонде', '7.11'),
      tags: 'busy',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context: { subject, attempt } }) => ({ subject, attempt }),
        onDone: [
          {
            guard: { type: 'wasSaved', params: answerIn },
            target: 'sorting',
            actions: { type: 'keepStored', params: storedIn },
            ...described('сохранено', '7.11'),
          },
          {
            guard: { type: 'wasConflict', params: answerIn },
            target: 'comparing',
            actions: [{ type: 'keepFault', params: faultIn }, 'markContested'],
            ...described('в фонде другое: спросить, что', '7.11'),
          },
          {
            target: 'ahead',
            actions: ['dropAttempt', { type: 'keepFault', params: faultIn }, { type: 'tellRefused', params: faultIn }],
            ...described('фонд назвал ошибки в полях', '7.11'),
          },
        ],
        onError: { target: 'waiting', actions: keepFault, ...described('ответа нет: попытка та же', 'решение') },
      },
    },
    waiting: {
      ...described('Ждёт связи или входа', 'решение'),
      ...waits,
      initial: 'keeping',
      states: keptStates,
      on: {
        ...waits.on,
        'draft.saveRequested': { target: 'retrying', ...described('просят сохранить ещё раз', 'решение') },
      },
    },
    retrying: {
      ...described('Что сделать теперь', 'решение'),
      always: [
        { guard: 'hasAttempt', target: 'saving', ...described('та же попытка', 'решение') },
        { target: 'comparing', ...described('спросить, что в фонде', 'решение') },
      ],
    },
    comparing,
    unchanged,
    conflicting: {
      ...described('Клиент выбирает', '7.11, решение'),
      on: {
        'draft.mineChosen': {
          target: 'saving',
          actions: ['rebase', 'beginAttempt', 'renewCopy'],
          ...described('оставить моё', 'решение'),
        },
        'draft.theirsChosen': [
          {
            guard: 'hasTheirs',
            target: 'comparing',
            actions: [
              { type: 'adopt', params: ({ context }) => ({ record: context.theirs }) },
              { type: 'tellReplaced', params: contentIn },
              'renewCopy',
            ],
            ...described('взять то, что в фонде: пока выбирали, оно могло измениться', 'решение'),
          },
          {
            target: 'same',
            actions: ['empty', 'tellEmptied'],
            ...described('согласиться: удалено на другом устройстве', 'решение'),
          },
        ],
      },
    },
    deleting,
    onlyHere: {
      ...described('Фонд таких черновиков не хранит', '7.12'),
      on: {
        'draft.edited': { actions: 'tellChanged', ...described('правка', '7.12') },
        'draft.saveRequested': { target: '.keeping', ...described('сохраняется на устройстве', '7.12') },
        'draft.deleted': {
          target: '.settled',
          actions: ['empty', 'tellEmptied'],
          ...described('удалить черновик', '7.12'),
        },
      },
      initial: 'settled',
      states: keptStates,
    },
    closed: described('Черновика больше нет', '7.12'),
  },
})
