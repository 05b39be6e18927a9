import { readRequirements, trace, type Status } from '#test/kit/requirements.ts'
import { readResults } from '#test/kit/results.ts'

const sections = readRequirements()
const { status, unknown, misplaced } = trace(sections, readResults())

const inState = (lines: readonly { number: string; text: string }[], state: Status) =>
  lines.filter(({ number }) => status.get(number) === state)

for (const { heading, lines } of sections) {
  const [passing, failing, untested] = [
    inState(lines, 'passing'),
    inState(lines, 'failing'),
    inState(lines, 'untested'),
  ]
  console.log(`\n${heading}: ${passing.length} of ${lines.length} have a passing test`)
  for (const { number, text } of failing) console.log(`  failing  ${number}  ${text}`)
  for (const { number, text } of untested) console.log(`  no test  ${number}  ${text}`)
}

const all = sections.flatMap(({ lines }) => lines)
const count = (state: Status) => inState(all, state).length
console.log(
  `\nRequirements: ${all.length}; with a passing test ${count('passing')}, failing ${count('failing')}, without a test ${count('untested')}.`,
)

for (const number of unknown) console.error(`No such requirement: ${number}`)
for (const number of misplaced) console.error(`A test of the sandbox shows no requirement of the portal: ${number}`)
if (unknown.length > 0 || misplaced.length > 0 || count('failing') > 0) process.exitCode = 1
