import { describe, expect, it } from 'vitest'
import { withPicture } from '#domain/with-picture.ts'
import { tables } from '#api/tables/all.ts'
import { phones, startCaller, type Caller } from './sandbox-caller.ts'

const { account, files } = tables
const meta = { fileType: 'Avatar', statementId: null, statementType: null, title: 'Фотография' }
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const fileOf = (content: BlobPart, name = 'picture.jpg') => new File([content], name, { type: 'image/jpeg' })

async function begin() {
  const caller = await startCaller()
  const { clients } = caller.store.state
  const userId = clients.find(({ me }) => me.phoneNumber === phones.anna)?.userId ?? ''
  return { caller, userId, token: await caller.tokenOf(phones.anna) }
}
const send = async (caller: Caller, given: { token: string; userId: string; file?: File }) => {
  const { token, userId, file = fileOf(new Uint8Array(jpeg)) } = given
  const { status, error, text } = await caller.send(files.upload, { token, query: { userId }, body: { file, meta } })
  return { status, code: error.code, id: status === 200 ? (JSON.parse(text) as { id: string }).id : '' }
}

describe('a file that a client sends', () => {
  it('is kept whole, and told of and given to its owner alone', async () => {
    const { caller, userId, token } = await begin()
    const { id } = await send(caller, { token, userId })
    expect(await caller.read(files.info, { token, params: { id } })).toMatchObject({
      fileName: 'picture.jpg',
      contentType: 'image/jpeg',
      size: 4,
    })
    const given = await fetch(`${caller.url}/api/renfiles/v1/File/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect([...new Uint8Array(await given.arrayBuffer())]).toEqual(jpeg)
    const strange = await caller.send(files.file, { token: await caller.tokenOf(phones.petr), params: { id } })
    expect(strange.status).toBe(404)
  })

  it('is judged by what is in it, and refused where it is too large, infected, or of another type than its name says', async () => {
    const { caller, userId, token } = await begin()
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    large.set(jpeg)
    const virus = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
    const refusalOf = async (content: BlobPart) => {
      const { status, code } = await send(caller, { token, userId, file: fileOf(content) })
      return { status, code }
    }
    expect(await refusalOf(large)).toEqual({ status: 413, code: 'FileTooLarge' })
    expect(await refusalOf(virus)).toEqual({ status: 422, code: 'FileInfected' })
    expect(await refusalOf('MZ\u0090')).toEqual({ status: 415, code: 'FileTypeNotAllowed' })
    expect(await refusalOf('')).toEqual({ status: 415, code: 'FileTypeNotAllowed' })
  })

  it('is not taken in the name of another client', async () => {
    const { caller, token } = await begin()
    expect(await send(caller, { token, userId: 'another' })).toMatchObject({ status: 403, code: 'AccessDenied' })
  })

  it('is removed once, and not while the client’s data name it', async () => {
    const { caller, userId, token } = await begin()
    const { id } = await send(caller, { token, userId })
    const me = await caller.read(account.me, { token })
    const name = (avatarId: string | null) => caller.send(account.changeMe, { token, body: withPicture(me, avatarId) })
    const remove = async () => {
      const { status, error } = await caller.send(files.remove, { token, params: { id } })
      return { status, code: error.code }
    }
    expect((await name('no such file')).error.fields).toEqual({ avatarId: ['Файл не найден'] })
    expect((await name(id)).status).toBe(200)
    expect(await remove()).toEqual({ status: 409, code: 'FileInUse' })
    await name(null)
    expect(await remove()).toEqual({ status: 204, code: undefined })
    expect(await remove()).toEqual({ status: 404, code: 'NotFound' })
  })
})

describe('a file that is kept for a while', () => {
  const virus = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'
  const hidden = (name: string) => new File([new Uint8Array(jpeg), virus], name, { type: 'image/jpeg' })
  const put = (caller: Caller, token: string, file: File) =>
    caller.send(files.uploadTemporary, { token, body: { file } })
  const idOf = ({ text }: { text: string }) => (JSON.parse(text) as { id: string }).id
  const check = async (caller: Caller, token: string, id: string) => {
    const { status, text } = await caller.send(files.check, { token, params: { id } })
    return status === 200 ? (JSON.parse(text) as { checkState: string }).checkState : status
  }

  it('is checked in a few seconds, and a virus that hides in a picture is found then', async () => {
    const { caller, token } = await begin()
    const [clean, infected] = [
      idOf(await put(caller, token, fileOf(new Uint8Array(jpeg)))),
      idOf(await put(caller, token, hidden('scan.jpg'))),
    ]
    expect(await Promise.all([clean, infected].map((id) => check(caller, token, id)))).toEqual(['Checking', 'Checking'])
    caller.advance(3)
    expect(await Promise.all([clean, infected].map((id) => check(caller, token, id)))).toEqual(['Clean', 'Infected'])
    expect(await check(caller, await caller.tokenOf(phones.petr), clean)).toBe(404)
  })

  it('is refused at once where it is a virus, a text by the name of a picture, or too large for its kind', async () => {
    const { caller, token } = await begin()
    const large = (first: BlobPart, megabytes: number) =>
      fileOf(new Blob([first, new Uint8Array(megabytes * 1024 ** 2)]))
    const refusals = [
      await put(caller, token, fileOf(virus)),
      await put(caller, token, fileOf('Это не снимок')),
      await put(caller, token, large(new Uint8Array(jpeg), 10)),
      await put(caller, token, large('%PDF-1.4', 20)),
      await put(caller, token, large('%PDF-1.4', 11)),
    ]
    expect(refusals.map(({ status, error }) => error.code ?? status)).toEqual([
      'FileInfected',
      'FileTypeNotAllowed',
      'FileTooLarge',
      'FileTooLarge',
      200,
    ])
    expect(refusals.slice(2, 4).map(({ error }) => error['limit'])).toEqual([10 * 1024 ** 2, 20 * 1024 ** 2])
  })

  it('is gone after a day', async () => {
    const { caller, token } = await begin()
    const id = idOf(await put(caller, token, fileOf(new Uint8Array(jpeg))))
    caller.advance(86_400)
    expect(await check(caller, await caller.tokenOf(phones.anna), id)).toBe(404)
  })
})
