import { createRoot } from 'react-dom/client'
import { env } from '#env.ts'
import { App } from '#routes/app.tsx'
import { preload } from '#routes/pages.ts'
import { placeOf } from '#routes/places.ts'
import { startSystem } from '#system/start.ts'
import { SystemProvider } from '#system/system.tsx'

preload(placeOf(window.location))
const root = startSystem({ apiBase: env.apiBase, placeOf })
if (import.meta.env.MODE === 'walk') {
  const { exposeToWalker } = await import('#system/walk-handle.ts')
  exposeToWalker(root)
}
const container = document.getElementById('app')
if (container) createRoot(container).render(<SystemProvider root={root}><App /></SystemProvider>)
