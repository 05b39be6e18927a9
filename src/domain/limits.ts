const second = 1000
const minute = 60 * second

/** Business constants and limits under the specification's names (§9, §4). Times are milliseconds. */
export const limits = {
  tokenRefreshThreshold: 10 * minute,
  /** At most one renewal in this time, so that a token born old cannot make a loop. */
  tokenRefreshPause: 30 * second,
  /** setTimeout overflows above 24.8 days: a longer wait is measured anew. */
  longestDelay: 24 * 60 * minute,
  toastTimeout: 10 * second,
  documentsPageCount: 50,
  lastTransactionsDefault: 10,
  lastTransactionsOfAccount: 3,
  file404Retry: 500,
  networkRetryDelay: 500,
  autumnEffect: 12 * second,
  autumnFade: 5 * second,
  documentCodes: { RF: 21, Foreign: 10 },
  defaultNationality: 643,
  smsResendCountdown: 30 * second,
  smsCodeLength: 4,
  smsCodeLifetime: 5 * minute,
  phoneDigits: 11,
  phoneNationalDigits: 10,
  reportPollingInterval: second,
  fetchMinimumDelay: 200,
  fractionDigits: { minimum: 0, maximum: 2 },
  copyrightSince: 2009,
  licence: { number: '383/2', date: '2009-06-16' },
  navOffset: 64,
  navLinkStep: 48,
  scrollBottomTolerance: 2,
  taxFreeShare: 0.87,
  pensionPaymentMonths: 60,
  breakpoints: { mobile: 575, smallMobile: 321, middle: 1023, wide: 1298, ultraWide: 1653 },
  clientAppType: 'WebClientApp',
  chunkReloadPause: minute,
  signOutTimeout: 3 * second,
  callTimeout: 30 * second,
  renewalTimeout: 8 * second,
  /** How long another tab's write to the storage may be on its way to this one. */
  storageLag: 2 * second,
  /** A page that comes back from the browser's memory waits so long for such writes, unseen. */
  storageArrival: 100,
  /** Longer than any such write is on its way, so that whoever reads renewed tokens finds them marked. */
  spentTokenMark: 30 * second,
  /** Longer than the wait and the call that hold the lock, so that a tab that gives up waiting finds the call ended. */
  renewalLockTimeout: 12 * second,
  esiaMarkLifetime: 15 * minute,
  maintenancePause: minute,
  networkRetryPause: 15 * second,
  readFreshness: minute,
  /** How long another inquiry waits where the services refuse it as one too many and do not say themselves. */
  inquiryPause: minute,
  /** The longest texts of an inquiry, in characters. */
  inquiry: { nameLength: 120, emailLength: 254, companyLength: 200, messageLength: 2000 },
  /** Longer than any other call: a large file over a slow network. */
  downloadTimeout: 10 * minute,
  /** How long a file that was handed to the browser can still be read by it. */
  objectUrlLifetime: minute,
  /** How long a button says that it has copied something. */
  copiedNotice: 5 * second,
  /** How long a slider rests before what is long and folded is drawn anew. */
  sliderRest: 200,
  /** How long a calculator's sliders rest before its result is read aloud. */
  calculatorRest: second,
  /** How long a page may take to come to rest before what it did without is fetched all the same, and how often it is looked at. */
  restPatience: 5 * second,
  restPause: 200,
} as const
