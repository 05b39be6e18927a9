import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor, setup, waitFor, type AnyEventObject, type SnapshotFrom } from 'xstate'
import { tables } from '#api/tables/all.ts'
import { attemptKey, type DraftCopy, type DraftSubject, type DraftValues } from '#domain/statement-draft.ts'
import { filledDraft, openDraft } from '#system/adapters/statements/draft.ts'
import type { DraftService } from '#system/adapters/statements/draft-service.ts'
import { joiningDrafts } from '#system/adapters/statements/joining-drafts.ts'
import { redemptionDrafts } from '#system/adapters/statements/redemption-drafts.ts'
import { draftKeysUnder, dropDraftsOf } from '#system/browser/draft-keys.ts'
import { openStore } from '#system/browser/storage.ts'
import { phones } from '#test/api/sandbox-caller.ts'
import { begunRedemption, joiningDraft } from '#test/api/statement-samples.ts'
import { stubLocks } from './locks.ts'
import { openStatements, type Statements } from './statement-services.ts'

const subject: DraftSubject = { kind: 'redemption', clientId: 'client-1' }
const validationVersion = '2026.02'
const saving = 'POST /apirp/clientstatements/v1/Statements/RedemptionStatements'
const { contracts } = begunRedemption('')
const typed: DraftValues = { contracts, tax: { isTaxResident: true, deductionUsage: 'NotUsed' } }
const more: DraftValues = { contactInfo: { email: 'petr@example.ru' } }
const inBrowser = () => draftKeysUnder('draft:')
const keptOf = (key = inBrowser()[0] ?? '') =>
  JSON.parse(window.localStorage.getItem(key) ?? 'null') as { keptAt: number; copy: DraftCopy; clientId: string } | null

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

/** Opens the draft of a statement, as its wizard does; `told` is what the wizard is told by it. */
async function open(
  { dependencies }: Statements,
  of: DraftSubject = subject,
  service: DraftService | undefined = of.kind === 'redemption'
    ? redemptionDrafts(dependencies, () => validationVersion)
    : undefined,
) {
  const signal = new AbortController().signal
  const opened = await openDraft(dependencies, of, { signal, ...(service ? { service } : {}) })
  const told: AnyEventObject[] = []
  const input = { ...opened, isServed: service !== undefined, validationVersion, firstStep: 'accountManagement' }
  const parent = createActor(
    setup({ actors: { draft: filledDraft(dependencies, of.kind, service) } }).createMachine({
      invoke: { id: 'draft', src: 'draft', input },
      on: { '*': { actions: ({ event }) => told.push(event) } },
    }),
  ).start()
  onTestFinished(() => void parent.stop())
  const draft = parent.getSnapshot().children.draft
  if (!draft) throw new Error('no draft was begun')
  return {
    opened,
    told,
    draft,
    close: () => parent.stop(),
    edit: (values: DraftValues) => draft.send({ type: 'draft.edited', values }),
    save: (values: DraftValues = {}, reached = 'taxStatus') =>
      draft.send({ type: 'draft.saveRequested', values, reached }),
    until: (is: (at: SnapshotFrom<ReturnType<typeof filledDraft>>) => boolean) => waitFor(draft, is, { timeout: 8000 }),
    heard: (type: string) =>
      vi.waitFor(() => expect(told.findLast((one) => one.type === type)).toBeDefined(), { timeout: 8000 }),
  }
}
type Opened = Awaited<ReturnType<typeof open>>
const isAt = (state: string) => (at: { value: { service: unknown } }) =>
  at.value.service === state || (typeof at.value.service === 'object' && state in (at.value.service as object))
const saved = async (draft: Opened, values = typed) => {
  draft.save(values)
  await draft.until((at) => isAt('same')(at) && at.context.version !== null && at.context.attempt === null)
}
/** Another device of the same client saves. */
async function saveElsewhere({ caller, session }: Statements, draft: Opened | null, values: object = more) {
  const { statementId, version } = draft?.draft.getSnapshot().context ?? { statementId: null, version: null }
  const token = session.token
  const body = {
    ...begunRedemption(`elsewhere-${crypto.randomUUID()}`),
    statementId,
    version: Number(version),
    ...values,
  }
  return caller.read(tables.redemption.save, { token, body })
}

describe('the draft of a redemption', () => {
  it('is saved when a step is left, found again at the next opening, and nothing of it stays on the device', async () => {
    const services = await openStatements()
    const draft = await open(services)
    draft.save(typed)
    expect(keptOf()?.copy.attempt).toMatchObject({ key: attemptKey(draft.opened.seed, 1), values: typed })
    await draft.until((at) => isAt('same')(at) && at.context.version === 1)
    expect(inBrowser()).toEqual([])
    draft.close()
    const again = await open(services)
    expect(again.draft.getSnapshot().context).toMatchObject({
      version: 1,
      reached: 'taxStatus',
      values: { tax: { isTaxResident: true } },
    })
    expect(again.opened.seed).not.toBe(draft.opened.seed)
  })

  it('is on the device at once, so that whatever ends its page leaves it there, and is ahead when it is opened again', async () => {
    const services = await openStatements()
    const draft = await open(services)
    draft.edit(typed)
    expect(keptOf()?.copy).toMatchObject({ values: typed, edits: 1, attempt: null, statementId: null })
    draft.close()
    const again = await open(services)
    expect(again.draft.getSnapshot()).toMatchObject({ value: { service: 'ahead' }, context: { values: typed } })
  })

  it('is tried again with the same key where no answer came, and is told to be kept when it is', async () => {
    const services = await openStatements()
    const draft = await open(services)
    await services.drop(saving)
    draft.save(typed)
    expect(draft.told.map(({ type }) => type)).not.toContain('draft.kept')
    await draft.heard('draft.kept')
    expect(draft.told.at(-1)).toEqual({ type: 'draft.kept', isOnDevice: true })
    window.dispatchEvent(new Event('online'))
    await draft.until((at) => isAt('same')(at) && at.context.version === 1)
    const [record] = services.caller.store.state.statements.filter(
      ({ kind, idempotencyKey }) =>
        kind === 'RedemptionStatement' && idempotencyKey === attemptKey(draft.opened.seed, 1),
    )
    expect(record?.version).toBe(1)
  })

  it('is told not to be kept where the storage is full or shut', async () => {
    const services = await openStatements()
    const draft = await open(services)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await services.drop(saving)
    draft.save(typed)
    await draft.heard('draft.kept')
    expect(draft.told.at(-1)).toEqual({ type: 'draft.kept', isOnDevice: false })
    expect(draft.draft.getSnapshot().matches({ device: 'unkeepable' })).toBe(true)
    full.mockRestore()
  })

  it('is asked about where another device has changed it, and mine goes upon what was seen', async () => {
    const services = await openStatements()
    const draft = await open(services)
    await saved(draft)
    await saveElsewhere(services, draft)
    draft.save({ tax: { isTaxResident: false } }, 'personalData')
    const { context } = await draft.until(isAt('conflicting'))
    expect(context.fault?.code).toBe('VersionConflict')
    expect(context.theirs).toMatchObject({ stored: { version: 2, values: more } })
    draft.draft.send({ type: 'draft.mineChosen' })
    await draft.until((at) => isAt('same')(at) && at.context.version === 3)
  })

  it('is asked about where another device has begun one meanwhile', async () => {
    const services = await openStatements()
    const draft = await open(services)
    await saveElsewhere(services, null)
    draft.save(typed)
    const { context } = await draft.until(isAt('conflicting'))
    expect(context.fault?.code).toBe('StatementExists')
  })

  it('is refused for what is in its fields', async () => {
    const services = await openStatements()
    const draft = await open(services)
    draft.save({ contracts: [{ ...contracts[0], redemptionType: 'Partial', amount: -1 }] })
    await draft.heard('draft.refused')
    expect(draft.told.at(-1)).toMatchObject({
      fault: { code: 'ValidationError', fields: { 'contracts.0': [expect.any(String)] } },
    })
    draft.save({ contracts: 'all of them' })
    await draft.until((at) => isAt('ahead')(at) && at.context.fault?.code === null)
  })

  it('waits for the sign-in where its token is refused', async () => {
    const services = await openStatements()
    const draft = await open(services)
    await services.fault(saving, { status: 401 })
    draft.save(typed)
    const { context } = await draft.until(isAt('waiting'))
    expect(context.fault?.kind).toBe('unauthorized')
    expect(services.onUnauthorized).toHaveBeenCalledOnce()
    draft.draft.send({ type: 'session.restored' })
    await draft.until((at) => isAt('same')(at) && at.context.version === 1)
  })

  it('is deleted in the version that was seen alone', async () => {
    const services = await openStatements()
    const draft = await open(services)
    await saved(draft)
    await saveElsewhere(services, draft)
    draft.draft.send({ type: 'draft.deleted' })
    await draft.heard('draft.replaced')
    await draft.until(isAt('same'))
    draft.draft.send({ type: 'draft.deleted' })
    await draft.heard('draft.emptied')
    const records = services.caller.store.state.statements.filter(
      ({ userId, kind }) => kind === 'RedemptionStatement' && userId.endsWith('12'),
    )
    expect(records).toEqual([])
    draft.draft.send({ type: 'draft.deleted' })
    await draft.until(
      (at) => isAt('same')(at) && draft.told.filter(({ type }) => type === 'draft.emptied').length === 2,
    )
  })

  it('is taken from another tab that has saved it, where nothing was typed here', async () => {
    const services = await openStatements()
    const draft = await open(services)
    await saved(draft)
    const other = await open(services)
    await saved(other, more)
    await draft.heard('draft.replaced')
    expect(draft.draft.getSnapshot().context).toMatchObject({ version: 2, values: more })
    draft.close()
    other.close()
  })

  it('that was filed in another tab is told of here', async () => {
    const services = await openStatements()
    const draft = await open(services)
    await saved(draft)
    const drafts = redemptionDrafts(services.dependencies, () => validationVersion)
    let isFiled = false
    const other = await open(services, subject, {
      ...drafts,
      load: (...given) => (isFiled ? Promise.resolve({ kind: 'filed' }) : drafts.load(...given)),
    })
    isFiled = true
    draft.draft.send({ type: 'draft.closed' })
    await other.heard('draft.filedElsewhere')
    draft.close()
    other.close()
  })
})

describe('the copy on the device', () => {
  const keep = async (services: Statements, of = subject) => {
    const draft = await open(services, of, undefined)
    draft.save(typed)
    await draft.heard('draft.kept')
    draft.close()
    return inBrowser().at(-1) ?? ''
  }
  const pension: DraftSubject = { kind: 'pension', clientId: 'client-1' }
  const recalled = async (services: Statements, of = pension) => (await open(services, of)).opened.copy
  /** The same browser in another tab. */
  const inOtherTab = (services: Statements): Statements => {
    window.sessionStorage.clear()
    return { ...services, dependencies: { ...services.dependencies, session: openStore('session') } }
  }

  it('is found by its client and for its statement alone, over a reload', async () => {
    const services = await openStatements()
    await keep(services, pension)
    expect(await recalled(services)).toMatchObject({ values: typed })
    expect(await recalled(services, { ...pension, clientId: 'client-2' })).toBeNull()
    expect(await recalled(services, { ...pension, kind: 'portfolio' })).toBeNull()
    const reloaded = { ...services, dependencies: { ...services.dependencies, session: openStore('session') } }
    expect(await recalled(reloaded)).toMatchObject({ values: typed })
    expect(inBrowser()).toHaveLength(1)
  })

  it.each([
    ['cannot be read', (text: string) => text.slice(1)],
    ['is of another shape', () => '{"keptAt":1}'],
    ['is another client’s', (text: string) => text.replace('client-1', 'client-2')],
    [
      'has lain too long',
      (text: string) => text.replace(/"keptAt":(\d+)/, (_, at) => `"keptAt":${Number(at) - 30 * 86_400_000}`),
    ],
  ])('that %s is dropped', async (_, spoil) => {
    const services = await openStatements()
    const key = await keep(services, pension)
    window.localStorage.setItem(key, spoil(window.localStorage.getItem(key) ?? ''))
    expect(await recalled(services)).toBeNull()
    expect(inBrowser()).toEqual([])
  })

  it('goes when the statement is filed, whichever tab has left it', async () => {
    const services = await openStatements()
    stubLocks()
    await keep(services, pension)
    const other = await open(inOtherTab(services), pension)
    other.save(typed)
    await other.heard('draft.kept')
    expect(inBrowser()).toHaveLength(2)
    other.draft.send({ type: 'draft.closed' })
    expect(inBrowser()).toEqual([])
  })

  it('of a tab that lives is left alone, and of one that is closed is taken up', async () => {
    const services = await openStatements()
    const locks = stubLocks()
    const key = await keep(services, pension)
    const other = inOtherTab(services)
    expect(await recalled(other)).toBeNull()
    locks.remove()
    expect(await recalled(inOtherTab(services))).toMatchObject({ values: typed })
    expect(inBrowser()).toHaveLength(1)
    expect(inBrowser()).not.toContain(key)
  })

  it('goes with its client, and with nobody else', async () => {
    const services = await openStatements()
    await keep(services, pension)
    const other = await keep(services, { ...pension, clientId: 'client-12' })
    dropDraftsOf(services.dependencies.local, 'client-1')
    expect(inBrowser()).toEqual([other])
  })

  it('holds neither a token nor a code', async () => {
    const services = await openStatements()
    await keep(services, pension)
    expect(window.localStorage.getItem(inBrowser()[0] ?? '')).not.toContain(services.session.token)
    expect(Object.keys(keptOf() ?? {}).toSorted()).toEqual(['clientId', 'copy', 'keptAt', 'kind'])
  })
})

describe('the request to join', () => {
  const request: DraftSubject = { kind: 'joining', clientId: 'client-4' }
  const begin = async () => {
    const services = await openStatements(phones.oleg)
    return { services, draft: await open(services, request, joiningDrafts(services.dependencies)) }
  }
  const { step_1, step_2 } = joiningDraft('').payload
  const typedRequest = { companyCode: 'SEVER', ...step_1, ...step_2 }

  it('is saved a step at a time; the key of the save stands for its version', async () => {
    const { services, draft } = await begin()
    expect(draft.opened.record).toMatchObject({ kind: 'draft', stored: { reached: 'step2', version: null } })
    draft.save(typedRequest, 'step3')
    await draft.until((at) => isAt('same')(at) && at.context.version === attemptKey(draft.opened.seed, 1))
    const stored = await services.api.statements.joiningRequest({ query: {} })
    expect(stored).toMatchObject({ currentStep: 3, payload: { step_3: null } })
  })

  it('is asked about where another device has saved a step, though the services would take it', async () => {
    const { services, draft } = await begin()
    await services.api.joining.save({ body: { ...joiningDraft('elsewhere'), currentStep: 2 } })
    draft.save({ ...typedRequest, contactInfo: { phoneNumber: phones.oleg, email: 'o@example.ru' } }, 'step3')
    const { context } = await draft.until(isAt('conflicting'))
    expect(context.fault?.code).toBe('VersionConflict')
    expect((await services.api.statements.joiningRequest({ query: {} }))?.idempotencyKey).toBe('elsewhere')
  })

  it('is refused for a step out of order, once nothing else is there', async () => {
    const { draft } = await begin()
    draft.save(typedRequest, 'step4')
    await draft.heard('draft.refused')
    expect(draft.told.at(-1)).toMatchObject({ fault: { code: 'StepOutOfOrder' } })
  })
})
