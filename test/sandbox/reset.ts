import { rmSync } from 'node:fs'
import { stateFile } from './sandbox.ts'

rmSync(stateFile, { force: true })
console.log(
  'Песочница сброшена: при следующем запуске данные будут исходными. Запущенную сбрасывает кнопка на странице /sandbox.',
)
