import { keepAll } from './kept-paths.ts'

const changed = keepAll()
console.log(
  changed.length > 0 ? `test/models/paths/: ${changed.join(', ')}` : 'test/models/paths/: nothing has changed',
)
