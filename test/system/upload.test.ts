import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor, createMachine, setup, waitFor, type AnyEventObject } from 'xstate'
import { createChosenFiles } from '#system/browser/chosen-files.ts'
import { unsentFiles } from '#system/browser/unsent-files.ts'
import { filledUpload } from '#system/adapters/statements/upload.ts'
import { openStatements, type Statements } from './statement-services.ts'

const megabyte = 1024 ** 2
const limits = { jpg: 10 * megabyte, pdf: 20 * megabyte }
const jpeg = (...more: BlobPart[]) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), ...more], 'passport.jpg')
const virus = ['EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE'].join('-')
const upload = 'POST /api/renfiles/v1/temporary-file'

/** Sends a file, and notes how much of it was sent at each word of it, and what its parent was told. */
function attach({ dependencies }: Statements, file: File | null) {
  const chosen = createChosenFiles()
  if (file) chosen.hold('upload-1', file)
  const told: AnyEventObject[] = []
  const progress = new Set<number>()
  const session = createMachine({ context: { who: { userId: 'user-1' } } })
  const parent = createActor(
    setup({ actors: { session, upload: filledUpload(dependencies, chosen, 'redemption') } }).createMachine({
      invoke: [
        { src: 'session', systemId: 'session' },
        {
          id: 'upload',
          src: 'upload',
          input: { id: 'upload-1', slot: 'PassportMain', name: 'passport.jpg', size: file?.size ?? 0, limits },
        },
      ],
      on: { '*': { actions: ({ event }) => told.push(event) } },
    }),
  ).start()
  onTestFinished(() => void parent.stop())
  const actor = parent.getSnapshot().children.upload
  if (!actor) throw new Error('nothing is sent')
  actor.subscribe(({ context: { sent } }) => progress.add(sent))
  const reached = (...states: string[]) =>
    waitFor(actor, ({ value }) => states.includes(typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')), {
      timeout: 8000,
    })
  return { actor, told, progress: () => [...progress], reached }
}

describe('a file of a statement', () => {
  it('is sent with its progress, checked, and may be taken away again', async () => {
    const services = await openStatements()
    const file = jpeg(new Uint8Array(2 * megabyte))
    const { actor, told, progress, reached } = attach(services, file)
    const {
      context: { fileId },
    } = await reached('scanning')
    expect(fileId).toMatch(/^tmp-/)
    expect(progress().at(-1)).toBe(file.size)
    services.caller.advance(3)
    await reached('clean')
    expect(told).toEqual([{ type: 'file.accepted', id: 'upload-1', slot: 'PassportMain', fileId }])
    actor.send({ type: 'file.removed' })
    await reached('removed')
    const gone = services.api.files.check({ params: { id: fileId ?? '' } })
    await expect(gone).rejects.toMatchObject({ fault: { status: 404 } })
  })

  it.each([
    ['is not there after a reload', null, { state: 'failed', flaw: /Приложите его ещё раз/ }],
    ['is empty', new File([], 'empty.jpg'), { state: 'failed', flaw: /пустой/ }],
    [
      'is no picture, whatever it is called',
      new File(['passport'], 'passport.jpg'),
      { state: 'failed', flaw: /Выберите PDF до 20 МБ, JPEG до 10 МБ/ },
    ],
    [
      'is a picture where only others may be sent',
      new File(['\u0089PNG\r\n'], 'a.png'),
      { state: 'failed', flaw: /Выберите PDF до 20 МБ, JPEG до 10 МБ/ },
    ],
    ['is too large for its kind', jpeg(new Uint8Array(10 * megabyte)), { state: 'tooBig', flaw: /Файл больше 10 МБ/ }],
  ])('[5-06] that %s is not sent at all', async (_, file, { state, flaw }) => {
    const services = await openStatements()
    const before = services.caller.store.state.uploads.length
    const { told, reached } = attach(services, file)
    expect((await reached(state)).context.flaw?.replaceAll('\u00A0', ' ')).toMatch(flaw)
    expect(told).toEqual([{ type: 'file.rejected', id: 'upload-1' }])
    expect(services.caller.store.state.uploads).toHaveLength(before)
  })

  it.each([
    ['too large', { status: 413, code: 'FileTooLarge' }, 'tooBig', 'FileTooLarge'],
    ['infected', { status: 422, code: 'FileInfected' }, 'infected', 'FileInfected'],
    ['of a kind that is not taken', { status: 415, code: 'FileTypeNotAllowed' }, 'failed', 'FileTypeNotAllowed'],
  ])('that the services find %s is refused for good', async (_, refusal, state, code) => {
    const services = await openStatements()
    await services.fault(upload, refusal)
    const { told, reached } = attach(services, jpeg())
    const { context } = await reached(state)
    expect(context.fault?.code ?? null).toBe(code)
    expect(told).toEqual([{ type: 'file.rejected', id: 'upload-1' }])
  })

  it('in which a virus hides is found out by the check', async () => {
    const services = await openStatements()
    const { reached } = attach(services, jpeg(virus))
    await reached('scanning')
    services.caller.advance(3)
    await reached('infected')
  })

  it('leaves its name in the tab while it is on its way, so that a reload can tell of it', async () => {
    const services = await openStatements()
    await services.fault(upload, { drop: true })
    const { actor, reached } = attach(services, jpeg())
    const told = (clientId = 'user-1') => unsentFiles(services.dependencies.session, { kind: 'redemption', clientId })
    await reached('interrupted')
    expect(told()).toEqual([
      {
        id: 'upload-1',
        fileType: 'PassportMain',
        fileName: 'passport.jpg',
        size: 4,
        contentType: '',
        fileId: null,
        state: 'bad',
      },
    ])
    expect(told('user-2')).toEqual([])
    actor.send({ type: 'retry.requested' })
    await reached('scanning')
    expect(told()).toHaveLength(1)
    services.caller.advance(3)
    await reached('clean')
    expect(told()).toEqual([])
  })

  it('that the services have lost meanwhile has to be sent anew', async () => {
    const services = await openStatements()
    const { actor, reached } = attach(services, jpeg())
    const {
      context: { fileId },
    } = await reached('scanning')
    await services.api.files.remove({ params: { id: fileId ?? '' } })
    await reached('failed')
    actor.send({ type: 'file.retried' })
    await reached('scanning')
  })

  it.each([
    ['no answer comes', { drop: true }, 'offline'],
    ['the service fails', { status: 503 }, 'refused'],
    ['the token is refused', { status: 401 }, 'unauthorized'],
  ])('waits and is sent again where %s', async (_, how, kind) => {
    const services = await openStatements()
    await services.fault(upload, how)
    const { actor, reached } = attach(services, jpeg())
    const { context } = await reached('interrupted')
    expect(context.fault?.kind).toBe(kind)
    expect(services.onUnauthorized).toHaveBeenCalledTimes(kind === 'unauthorized' ? 1 : 0)
    actor.send({ type: 'retry.requested' })
    await reached('scanning')
  })

  it('is not sent again by itself where the answer cannot be read', async () => {
    const services = await openStatements()
    await services.fault(upload, { status: 200, body: { id: 55 } })
    const { actor, told, reached } = attach(services, jpeg())
    const { context } = await reached('failed')
    expect(context.fault?.kind).toBe('broken')
    expect(told).toEqual([{ type: 'file.rejected', id: 'upload-1' }])
    actor.send({ type: 'file.retried' })
    await reached('scanning')
  })

  it('goes with the renewed token where its own had run out', async () => {
    const services = await openStatements()
    services.session.renewed = services.session.token
    services.session.token = 'run out'
    const { reached } = attach(services, jpeg())
    await reached('scanning')
    expect(services.onUnauthorized).not.toHaveBeenCalled()
  })

  it('that is cancelled while it is sent is sent no further', async () => {
    const services = await openStatements()
    await services.fault(upload, { delayMs: 60_000 })
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort')
    const send = vi.spyOn(XMLHttpRequest.prototype, 'send')
    const { actor, told, reached } = attach(services, jpeg())
    await reached('sending')
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), { timeout: 8000 })
    expect(abort).not.toHaveBeenCalled()
    actor.send({ type: 'file.cancelled' })
    await reached('removed')
    expect(abort).toHaveBeenCalledOnce()
    expect(told.map(({ type }) => type as string)).toEqual(['file.gone', expect.stringContaining('done')])
  })
})
