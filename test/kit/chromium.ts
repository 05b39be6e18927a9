import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright'

/** Flags under which Chromium runs alike as root, in a container and on a desk, and calls nobody by itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise each page has a second process started beside it that it never needs: a tenth of the time of a test.
  '--renderer-process-limit=1',
]

/** Chromium without windows: it draws the same pages and spares what draws the windows, a fifth of the time of all tests. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const onPath = (command: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .find(existsSync) ?? null

const firstOf = (names: readonly string[]) => names.map(onPath).find((file) => file !== null) ?? null

function installed(): string | null {
  const found = firstOf(commands) ?? elsewhere.find(existsSync)
  return found ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : null)
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

function installByApt(): boolean {
  if (process.getuid?.() !== 0 || onPath('apt-get') === null) return false
  console.log('Chromium is not installed: installing it by apt-get.')
  const install = (...names: string[]) => run('apt-get', 'install', '--yes', '--no-install-recommends', ...names)
  // Not every distribution has the shell.
  return run('apt-get', 'update') && (install('chromium', 'chromium-headless-shell') || install('chromium'))
}

function installByPlaywright(): boolean {
  console.log('Chromium is not installed: downloading the one of Playwright.')
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  return run(process.execPath, cli, 'install', 'chromium')
}

/** A Chromium with all of its parts: CHROMIUM_PATH, an installed one, or one that it installs here. Throws one line that says what to do. */
export function findWholeChromium(): string {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) {
    if (existsSync(asked)) return asked
    throw new Error(`CHROMIUM_PATH names ${asked}, and there is no such file.`)
  }
  const found = installed() ?? (installByApt() || installByPlaywright() ? installed() : null)
  if (found === null)
    throw new Error('No Chromium: install Chromium or Google Chrome, or name its executable in CHROMIUM_PATH.')
  return found
}

/** The Chromium to test with: the quickest there is. */
export function findChromium(): string {
  const whole = findWholeChromium()
  return process.env['CHROMIUM_PATH'] ? whole : (firstOf(shells) ?? whole)
}
