/* Business constants and limits under the specification's names (§9, §4), read as `limits.…`. Times are milliseconds. */
const second = 1000
const minute = 60 * second

export const tokenRefreshThreshold = 10 * minute
/** At most one renewal in this time, so that a token born old cannot make a loop. */
export const tokenRefreshPause = 30 * second
/** setTimeout overflows above 24.8 days: a longer wait is measured anew. */
export const longestDelay = 24 * 60 * minute
export const toastTimeout = 10 * second
/** Operations of a programme that come at a time. */
export const operationsPageSize = 50
/** The side of the picture that is sent, in pixels: it is shown twelve times smaller, or six times on a dense screen. */
export const pictureSide = 512
export const documentsPageCount = 50
/** Of the documents that have come of late so many are shown, if they are not older. */
export const newDocumentsCount = 3
export const newDocumentAge = 30 * 24 * 60 * minute
export const lastTransactionsDefault = 10
export const lastTransactionsOfAccount = 3
export const file404Retry = 500
export const networkRetryDelay = 500
export const autumnEffect = 12 * second
export const autumnFade = 5 * second
export const documentCodes = { RF: 21, Foreign: 10 } as const
export const defaultNationality = 643
/** The step of a request to join that has been accepted. */
export const acceptedStep = 4
/** How often a request to join is asked about while the fund is at work on it. */
export const joiningPause = 30 * second
/** How often the rights of a client are asked for once the contract is made. */
export const rightsPause = 30 * second
/** So many who inherit are named in a request to join; more of them are named in the office. */
export const mostAssignees = 10
/** So long before the end of an idle session one is warned. */
export const idleWarning = 2 * minute
/** When so much of that time is left one is told once more. */
export const idleReminder = minute
export const idleLastReminder = 20 * second
/** A touch is kept at most once in this time. */
export const touchKept = 5 * second
/** How often one looks whether the time of an idle session is over. */
export const idleLook = second
export const smsResendCountdown = 30 * second
export const smsCodeLength = 4
export const smsCodeLifetime = 5 * minute
export const phoneDigits = 11
export const phoneNationalDigits = 10
export const reportPollingInterval = second
export const fetchMinimumDelay = 200
export const fractionDigits = { minimum: 0, maximum: 2 } as const
export const copyrightSince = 2009
/* The day as it is printed: two pages that begin with little need no calendar for it. */
export const licenceNumber = '383/2'
export const licenceDate = '16\u00A0июня 2009'
export const taxFreeShare = 0.87
export const pensionPaymentMonths = 60
export const clientAppType = 'WebClientApp' as const
export const chunkReloadPause = minute
/** So long a page may load without a word of why. */
export const waitingPatience = 3 * second
/** A page that was told to reload is gone by then, unless its client chose to stay. */
export const leavingTakes = 5 * second
/** What was lost with the network is known to be lost by then. */
export const networkReturns = 2 * second
export const signOutTimeout = 3 * second
export const callTimeout = 30 * second
export const renewalTimeout = 8 * second
/** How long another tab's write to the storage may be on its way to this one. */
export const storageLag = 2 * second
/** A page that comes back from the browser's memory waits so long for such writes, unseen. */
export const storageArrival = 100
/** Longer than any such write is on its way, so that whoever reads renewed tokens finds them marked. */
export const spentTokenMark = 30 * second
/** Longer than the wait and the call that hold the lock, so that a tab that gives up waiting finds the call ended. */
export const renewalLockTimeout = 12 * second
export const esiaMarkLifetime = 15 * minute
export const maintenancePause = minute
export const networkRetryPause = 15 * second
export const queryFreshness = minute
/** How long a value that nobody looks at any more is kept: a step back finds it. */
export const queryRelease = minute
/** How long a value that was only foreseen waits for somebody to look. */
export const foreseenRelease = 30 * second
/** So many values that nobody looks at are kept at most. */
export const unobservedQueries = 100
/** So many pages of a list are asked for again at once; the rest when somebody comes near them. */
export const refreshedPages = 5
/** How long another inquiry waits where the services refuse it as one too many and do not say themselves. */
export const inquiryPause = minute
/** The longest texts of an inquiry, in characters. */
export const inquiryName = 120
export const inquiryEmail = 254
export const inquiryCompany = 200
export const inquiryMessage = 2000
/** So many of a kind are at work at once, and no kind waits for another: what is kept, together as many as a browser opens connections to one server; of what is read at the screen, one. */
export const tasksAtOnce = { report: 3, download: 3, reading: 1, removal: 3 } as const
/** A report or a file that takes so long is said to take longer than usual. */
export const longTask = 2 * minute
/** Longer than any other call: a large file over a slow network. */
export const fileTimeout = 10 * minute
/** How long a file that was handed to the browser can still be read by it. */
export const objectUrlLifetime = minute
/** A copy of a draft that nobody has come back to stays on the device no longer. */
export const draftCopyDays = 30
export const draftCopyLifetime = draftCopyDays * 24 * 60 * minute
/** A file is asked about so often while the services check it for viruses. */
export const scanPollingInterval = 2 * second
/** A suggestion is asked for when so many signs are typed and nothing more is typed for so long. */
export const suggestionSigns = 3
export const suggestionDebounce = 300
/** So many are asked for at once. */
export const suggestionsAtOnce = 10
/** How long a button says that it has copied something. */
export const copiedNotice = 5 * second
/** How long a calculator's sliders are left alone before its result is read aloud. */
export const calculatorDebounce = second

/** Of how many versions of forms a device remembers what they asked: two of every form, and some to spare. */
export const ruleVersionsKept = 12
