import { minify } from 'terser'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
const d = '/tmp/exp/dist/assets/'
for (const name of process.argv.slice(2)) {
  const file = readdirSync(d).find((f) => f.startsWith(name + '-') && f.endsWith('.js'))
  const src = readFileSync(d + file, 'utf8')
  const lines = src.split('\n')
  const parts = []; let cur = { id: 'head', lines: [] }
  for (const line of lines) { const m = /^\/\/ ((?:src|machines|deploy|node_modules)\/\S+)$/.exec(line) ?? /^\/\/#region (\S+)$/.exec(line); if (m) { parts.push(cur); cur = { id: m[1], lines: [] } } cur.lines.push(line) }
  parts.push(cur)
  const size = async (ps) => { const { code } = await minify(ps.map((p) => p.lines.join('\n')).join('\n'), { module: true, ecma: 2020, compress: { passes: 1, pure_getters: true, toplevel: false, unused: false } }); return brotliCompressSync(code).length }
  const full = await size(parts)
  const out = []
  for (const p of parts.slice(1)) { if (p.id === 'head' || p.lines.some((l) => l.startsWith('export {'))) { continue } try { out.push([full - await size(parts.filter((q) => q !== p)), p.id]) } catch (e) { out.push([-1, p.id]) } }
  console.log(name, full); out.sort((a, b) => b[0] - a[0]); for (const [n, id] of out) if (n > 60 || n < 0) console.log('  ', n, id)
}
