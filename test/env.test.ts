import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { serverEnvSchema } from '../deploy/configuration.ts'
import { envSchema, readEnv } from '#env-schema.ts'
import { root } from '#test/kit/build.ts'

const example = parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8'))
const variables = Object.keys({ ...envSchema.shape, ...serverEnvSchema.shape })

/** What Vite says and how it ends under this variable. */
function vite(command: string[], variable: Record<string, string>) {
  const bin = path.join(root, 'node_modules/vite/bin/vite.js')
  const { status, stderr } = spawnSync(process.execPath, [bin, ...command], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...variable },
    timeout: 120_000,
  })
  return { status, stderr }
}

describe('the configuration', () => {
  it('has each variable in .env.example, and no other', () => {
    expect(Object.keys(example).toSorted()).toEqual(variables.toSorted())
  })

  it('[1-10] comes from the variables', () => {
    expect(
      readEnv({
        ...example,
        VITE_FUND_NAME: 'НПФ «Маяк»',
        VITE_HOTLINE: '8 800 111-22-33',
        VITE_MESSENGER_WARNING: 'off',
      }),
    ).toEqual({
      fundName: 'НПФ «Маяк»',
      hotline: '8 800 111-22-33',
      messengerWarning: false,
      autumnLeaves: true,
      idleLimit: 1_800_000,
      apiBase: '',
      esiaHosts: ['esia.gosuslugi.ru'],
    })
  })

  it.each(Object.keys(envSchema.shape))('[1-10] names %s where it is missing', (name) => {
    expect(() => readEnv({ ...example, [name]: undefined })).toThrow(name)
  })

  it.each([
    ['VITE_FUND_NAME', ''],
    ['VITE_FUND_NAME', '<script>'],
    ['VITE_HOTLINE', '8800'],
    ['VITE_MESSENGER_WARNING', 'yes'],
    ['VITE_AUTUMN_LEAVES', ''],
    ['VITE_IDLE_MINUTES', ''],
    ['VITE_IDLE_MINUTES', '2'],
    ['VITE_IDLE_MINUTES', '1441'],
    ['VITE_IDLE_MINUTES', '30.5'],
    ['VITE_API_BASE', 'http://api.example.ru'],
    ['VITE_ESIA_HOSTS', ''],
    ['VITE_ESIA_HOSTS', 'https://esia.gosuslugi.ru'],
  ])('[1-10] names %s where it is malformed: «%s»', (name, value) => {
    expect(() => readEnv({ ...example, [name]: value })).toThrow(name)
  })

  it('[1-10] stops the build with a sentence that names what is wrong', () => {
    const { status, stderr } = vite(['build'], { VITE_HOTLINE: '8800' })
    expect(stderr).toContain('VITE_HOTLINE: нужен вид 8 800 000-00-00')
    expect(status).toBe(1)
  })

  it('stops a build that would publish invented content unsaid', () => {
    const { status, stderr } = vite(['build'], { BACKEND_ORIGIN: '', CONTENT: '' })
    expect(stderr).toContain(
      'BACKEND_ORIGIN: сборке нужен адрес сервисов фонда; портал с вымышленными данными собирает CONTENT=sandbox',
    )
    expect(status).toBe(1)
  })

  it('[1-10] stops the start likewise', () => {
    const { status, stderr } = vite([], { BACKEND_ORIGIN: 'ftp://bank' })
    expect(stderr).toContain('BACKEND_ORIGIN: нужна пустая строка или адрес')
    expect(status).toBe(1)
  })
})
