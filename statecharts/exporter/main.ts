import { charts } from '#machines/registry.ts'
import { filesOf } from './files.ts'
import { writeFiles } from './store.ts'
import { undocumented } from './undocumented.ts'

const files = await filesOf(charts)
writeFiles(files)
console.log(`statecharts/: ${files.size} files, ${Object.keys(charts).length} machines`)
undocumented(charts).forEach((lack) => console.warn(lack))
