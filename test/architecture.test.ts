import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { breach, partOf } from '#test/kit/arrows.ts'
import { root } from '#test/kit/build.ts'
import { services } from '#system/queries/services.ts'
import { circlesOf } from '#test/kit/circles.ts'
import { importsOf, type Import } from '#test/kit/imports.ts'
import { listFiles } from '#test/kit/sources.ts'

const files = listFiles()
const code = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
const imports = new Map(code.map((file) => [file, importsOf(file)]))
const breachesAmong = (found: readonly Import[]) => found.map(breach).filter((sentence) => sentence !== null)
const breaches = (file: string, text: string) => breachesAmong(importsOf(file, text))

describe('who may import whom', () => {
  it('keeps every arrow', () => {
    expect([...imports.values()].flatMap(breachesAmong)).toEqual([])
  })

  it('gives every file of code a part', () => {
    expect(code.filter((file) => partOf(file) === null)).toEqual([])
  })

  it('writes every address of the account once', () => {
    const homes = ['src/domain/page-paths.ts', 'src/domain/hrefs.ts']
    const own = code.filter((file) => /^(src|machines)\//.test(file) && !homes.includes(file))
    expect(own.filter((file) => /['"`]\/lk(\/|['"`])/.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })

  it.each([
    ['src/views/lk/page.tsx', "import { createApi } from '#api/client.ts'"],
    ['src/views/lk/page.tsx', "import { session } from '#machines/session/machine.ts'"],
    ['src/views/lk/page.tsx', "import { Context } from '../../../machines/session/contract.ts'"],
    ['src/views/lk/page.tsx', "import { useSelector } from '@xstate/react'"],
    ['src/views/lk/page.tsx', "import { Link } from 'wouter'"],
    ['src/api/client.ts', "import { Button } from '#ui/button.tsx'"],
    ['src/ui/button.tsx', "export { prefixes } from '#domain/faults.ts'"],
    ['src/ui/button.tsx', "type Fault = import('#domain/faults.ts').Fault"],
    ['src/domain/money.ts', "void import('../api/client.ts')"],
    ['src/forms/form.tsx', "import { useView } from '#system/react/system.tsx'"],
    ['src/forms/form.tsx', "import { phone } from '#machines/client/selectors.ts'"],
    ['src/forms/masks.ts', "import { Mask } from 'maska'"],
    ['src/ui/field.tsx', "import { Form } from '#forms/form.tsx'"],
    ['src/layouts/login.tsx', "import { Form } from '#forms/form.tsx'"],
    ['src/views/program-link/link-form.tsx', "import { useForm } from 'react-hook-form'"],
    ['src/blocks/inquiry/inquiry-card.tsx', "import { zodResolver } from '@hookform/resolvers/zod'"],
    ['src/routes/table.ts', "import { Home } from '#views/site/home.tsx'"],
    ['src/routes/table.ts', "const pages = import.meta.glob('../views/*/page.tsx', { eager: true })"],
    ['src/blocks/hero.tsx', "import { Page } from '#views/site/home.tsx'"],
    ['machines/session/machine.ts', "import { useState } from 'react'"],
    ['machines/session/machine.ts', "import { toast } from '../toast/machine.ts'"],
    ['machines/client/contract.ts', "import { env } from '#env.ts'"],
    ['src/app/main.tsx', "import { sandbox } from '#test/sandbox/vite-plugin.ts'"],
  ])('refuses in %s: %s', (file, text) => {
    expect(breaches(file, text)).toHaveLength(1)
  })

  it.each([
    ['src/views/lk/page.tsx', "import type { Context } from '#machines/session/contract.ts'"],
    ['src/views/lk/page.tsx', "import { name } from '#machines/client/selectors.ts'"],
    ['src/routes/table.ts', "const page = () => import('#views/site/home.tsx')"],
    ['src/views/program-link/link-form.tsx', "import { useForm } from '#forms/use-form.ts'"],
    ['src/blocks/inquiry/inquiry-card.tsx', "import { Form } from '#forms/form.tsx'"],
    ['machines/session/setup.ts', "import { client } from '../client/machine.ts'"],
    ['machines/root/machine.ts', "import { session } from '#machines/session/machine.ts'"],
  ])('allows in %s: %s', (file, text) => {
    expect(breaches(file, text)).toEqual([])
  })
})

describe('no circle anywhere', () => {
  const atOnce = (found: readonly Import[]) =>
    found.filter(({ isPackage, isLazy }) => !isPackage && !isLazy).map(({ to }) => to)
  const own = [...imports].filter(([file]) => /^(src|machines|deploy|statecharts\/exporter)\//.test(file))

  it('leads from a file by its imports back to it, those of types included', () => {
    expect(circlesOf(new Map(own.map(([file, found]) => [file, atOnce(found)])))).toEqual([])
  })

  it('would pass unnoticed', () => {
    const ways = {
      first: ['second', 'aside'],
      second: ['third'],
      third: ['first'],
      aside: ['end'],
      end: [],
      self: ['self'],
    }
    expect(circlesOf(new Map(Object.entries(ways)))).toEqual([['first', 'second', 'third'], ['self']])
  })
})

describe('the statement of who joins', () => {
  const ofAccount = Object.entries(services)
    .filter(([, { home }]) => home === 'accountQueries')
    .map(([service]) => service)
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
  /** Files that are reached from these by imports, at once or later. */
  function reachedFrom(starts: readonly string[]): string[] {
    const reached = new Set(starts)
    for (const file of reached)
      for (const { to, isTypeOnly } of imports.get(file) ?? []) if (!isTypeOnly && imports.has(to)) reached.add(to)
    return [...reached]
  }
  /** What a session without a client would have a view wait for in vain. */
  const waitsForClient = (file: string) =>
    /\buseTask\(/.test(textOf(file)) ||
    [...textOf(file).matchAll(/\(\s*rows\.(\w+)\./g)].some(([, service = '']) => ofAccount.includes(service))
  const viewsOf = (flow: string) => code.filter((file) => file.startsWith(`src/views/${flow}/`))

  it('asks for nothing that comes to a client alone', () => {
    expect(reachedFrom(viewsOf('joining-wizard')).filter(waitsForClient)).toEqual([])
  })

  it('would not go unnoticed if it did', () => {
    expect(reachedFrom(viewsOf('redemption-wizard')).filter(waitsForClient)).toEqual(
      expect.arrayContaining(['src/views/statements/signed-document.tsx', 'src/system/react/use-task.ts']),
    )
  })
})

describe('the repository speaks for itself', () => {
  // Spelt apart, so that this file does not hold them.
  const foreign = [
    ['..', 'shared'],
    ['', 'work', ''],
    ['', 'tmp', ''],
  ].map((parts) => parts.join('/'))
  const texts = files.filter((file) =>
    /\.(tsx?|js|json|md|html|css|svg|txt|ya?ml|sh|example)$|^\.ci\/|^\.git/.test(file),
  )

  it.each(foreign)('never mentions the place it was written in: %s', (words) => {
    expect(texts.filter((file) => readFileSync(path.join(root, file), 'utf8').includes(words))).toEqual([])
  })

  it('locks packages to the public registry or to none', () => {
    const hosts = [
      ...readFileSync(path.join(root, 'package-lock.json'), 'utf8').matchAll(/"resolved": "([a-z+]+:\/\/[^/"]+)/g),
    ].map(([, host]) => host)
    expect(hosts.filter((host) => host !== 'https://registry.npmjs.org')).toEqual([])
  })
})
