import { describe, expect, it } from 'vitest'
import { listFiles } from '#test/kit/sources.ts'
import { ownSubscriptions, secondCopies } from '#test/kit/subscriptions.ts'

const views = ['src/views', 'src/layouts', 'src/blocks', 'src/app']
  .flatMap((folder) => listFiles(folder))
  .filter((file) => /\.tsx?$/.test(file))

/** What looks like a copy and is history, which no machine keeps: it never has to follow the machine. */
const history = ['src/app/router.tsx: first']

const head = "import { isBusy, nameOf, step } from '#machines/consent/selectors.ts'\n"
const view = (lines: string) => `${head}export function Page() {\n${lines}\n}`
const file = 'src/views/consent/page.tsx'

describe('a view', () => {
  it('[S-02] asks actors by the selectors of their machines alone, and listens to none by itself', () => {
    expect(views.length).toBeGreaterThan(50)
    expect(views.flatMap((one) => ownSubscriptions(one))).toEqual([])
  })

  it('[S-02] keeps no second copy of what an actor has answered', () => {
    expect(views.flatMap((one) => secondCopies(one)).sort()).toEqual(history)
  })

  it.each([
    "const busy = useView('consent', (of) => of.matches('loading'))",
    "const busy = useView('consent', (of) => isBusy(of) && of.context.fault === null)",
    "const busy = useMaybeView('consent', ({ context }) => context.fault, null)",
    "const busy = useView('consent', ownSelector)",
    "const busy = useActor('consent').getSnapshot().matches('loading')",
    'useEffect(() => actor.subscribe(() => undefined).unsubscribe, [actor])',
    'const busy = useSelector(actor, isBusy)',
    'const busy = useSyncExternalStore(listen, look)',
  ])('[S-02] would be caught asking so: %s', (line) => {
    expect(ownSubscriptions(file, view(line))).toHaveLength(1)
  })

  it.each([
    "const busy = useView('consent', isBusy)",
    "const name = useMaybeView('consent', nameOf(643), null)",
    "const isFirst = useView('consent', (of) => step(of) === 'first')",
  ])('[S-02] may ask so: %s', (line) => {
    expect(ownSubscriptions(file, view(line))).toEqual([])
  })

  it.each([
    "const now = useView('consent', step)\nconst [kept, setKept] = useState(now)",
    "const now = useView('consent', step)\nconst [kept] = useState(() => wordsOf(now))",
    "const now = useView('consent', step)?.name\nconst kept = useRef(now)",
    "const [now] = useQueries('balance', [])\nconst kept = useRef(null)\nkept.current = now",
    "const now = useView('consent', step)\nconst title = `Step ${now}`\nconst [kept, setKept] = useState('')\nconst choose = () => setKept(title)",
    "const now = useView('consent', step)\nconst [kept, setKept] = useState('')\nuseEffect(() => { if (now === 'first') setKept('first') }, [now])",
    "const now = useOwn()\nconst [kept] = useState(now)\n}\nfunction useOwn() {\nreturn useView('consent', step)",
    "const now = useDeferredValue(useQuery('balance', {}))\nconst [kept, dispatch] = useReducer(reduce, now)",
  ])('[S-02] would be caught keeping a copy so: %s', (lines) => {
    expect(secondCopies(file, view(lines))).toEqual([`${file}: kept`])
  })

  it.each([
    "const now = useView('consent', step)\nconst title = useMemo(() => wordsOf(now), [now])",
    "const now = useView('consent', step)\nconst field = useRef(null)\nuseEffect(() => field.current?.focus(), [now])",
    "const now = useView('consent', step)\nconst [isOpen, setOpen] = useState(false)\nreturn <Menu now={now} onOpen={() => setOpen(true)} />",
    "const known = useView('consent', nameOf(1))\nconst { getValues } = useForm({ defaultValues: known })\nconst [sent, setSent] = useState(null)\nconst send = () => setSent(getValues())",
  ])('[S-02] keeps none so: %s', (lines) => {
    expect(secondCopies(file, view(lines))).toEqual([])
  })
})
