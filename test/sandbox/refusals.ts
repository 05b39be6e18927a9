/** Every refusal of the sandbox by its code: status, what a client reads, what a developer reads (errors of the contract). */
const refusals = {
  ValidationError: [400, 'Проверьте заполнение полей.', 'Validation failed'],
  PhoneInvalid: [400, 'Проверьте номер телефона.', 'Phone is invalid'],
  WrongCode: [400, 'Неверный код из СМС.', 'Wrong code'],
  TooManyAttempts: [400, 'Превышено количество попыток ввода кода.', 'Too many attempts'],
  ConfirmationKeyInvalid: [400, 'Ссылка для подтверждения почты недействительна.', 'Confirmation key is invalid'],
  PeriodInvalid: [
    400,
    'Проверьте период: начало должно быть раньше конца, а конец — не позже сегодняшнего дня.',
    'Period is invalid',
  ],
  Unauthorized: [401, null, 'Unauthorized'],
  UserNotFoundByPhone: [401, 'Пользователь с таким номером не найден.', 'User not found'],
  RefreshTokenExpired: [401, 'Сеанс завершён. Войдите ещё раз.', 'Refresh token expired'],
  RefreshTokenReused: [
    401,
    'Сеанс завершён: вход был продлён в другом месте. Войдите ещё раз.',
    'Refresh token reused',
  ],
  AccessDenied: [403, 'Недостаточно прав для этого действия.', 'Access denied'],
  MimicReadOnly: [403, 'В режиме просмотра от имени клиента изменения недоступны.', 'Mimic session is read only'],
  AccountBlocked: [403, 'Доступ в личный кабинет закрыт. Обратитесь в службу поддержки.', 'Account is blocked'],
  EsiaAccountUntrusted: [403, 'Учётная запись на Госуслугах не подтверждена.', 'Identity account is not verified'],
  NotFound: [404, 'Не найдено.', 'Not found'],
  SessionNotFound: [404, 'Вход через Госуслуги не начат или уже завершён.', 'Identity session not found'],
  UserNotFound: [404, 'Пользователь с такими данными не найден', 'User not found'],
  EmailInUse: [409, 'Этот адрес почты уже указан у другого клиента.', 'Email is in use'],
  EmailNotSet: [409, 'Сначала укажите адрес почты.', 'Email is not set'],
  EmailAlreadyConfirmed: [409, 'Адрес почты уже подтверждён.', 'Email is already confirmed'],
  PhoneAlreadyBinded: [409, 'Этот номер уже привязан к другому клиенту.', 'Phone is already binded'],
  PersonMismatch: [409, 'Данные с Госуслуг не совпадают с данными заявления.', 'Person does not match the request'],
  ChangeNotAllowed: [409, 'Такая смена портфеля сейчас недоступна.', 'Change of the portfolio is not allowed'],
  VersionConflict: [
    409,
    'Заявление изменено в другом окне или на другом устройстве.',
    'Statement was changed meanwhile',
  ],
  StatementExists: [409, 'Такое заявление у вас уже есть.', 'Statement exists'],
  StatementIncomplete: [409, 'В заявлении заполнено не всё.', 'Statement is incomplete'],
  StatementInProgress: [409, 'Такое заявление уже рассматривается.', 'Statement is in progress'],
  NotDraft: [409, 'Заявление уже подано: изменить или удалить его нельзя.', 'Statement is no draft'],
  AlreadyConfirmed: [409, 'Заявление уже подписано.', 'Statement is already signed'],
  CannotReject: [409, 'Отозвать это заявление уже нельзя.', 'Statement cannot be withdrawn'],
  NotNeeded: [409, 'По этому заявлению документы не нужны.', 'No supplement is needed'],
  StepOutOfOrder: [409, 'Этот шаг заявления ещё не открыт.', 'Step is out of order'],
  YearAlreadyRequested: [409, 'Документы за этот год вы уже запросили.', 'Year is already requested'],
  FileInUse: [409, 'Файл используется, удалить его нельзя.', 'File is in use'],
  AlreadySigned: [409, 'Согласие уже подписано.', 'Consent is already signed'],
  CodeExpired: [410, 'Срок действия кода истёк. Запросите новый код.', 'Code expired'],
  EsiaTokenExpired: [410, 'Время входа через Госуслуги истекло. Начните заново.', 'Identity token expired'],
  ConfirmationKeyExpired: [410, 'Срок действия ссылки истёк. Запросите новое письмо.', 'Confirmation key expired'],
  FileTooLarge: [413, 'Файл слишком большой.', 'File too large'],
  FileTypeNotAllowed: [415, 'Такие файлы не принимаются. Подойдут JPEG, PNG, WebP и PDF.', 'File type is not allowed'],
  IdempotencyKeyReused: [422, 'Запрос изменился. Повторите отправку.', 'Idempotency key came with another body'],
  NoContributions: [422, 'За этот год нет ваших взносов.', 'No contributions in this year'],
  FileInfected: [422, 'В файле найден вирус. Проверьте устройство и выберите другой файл.', 'File is infected'],
  SmsLimit: [429, 'Код уже отправлен. Новый можно запросить чуть позже.', 'Sms limit'],
  TooManyRequests: [429, 'Слишком много запросов. Попробуйте чуть позже.', 'Too many requests'],
  InternalError: [500, 'Сервис временно недоступен.', 'Internal error'],
} as const satisfies Record<string, readonly [number, string | null, string]>
type Code = keyof typeof refusals

/** Two errors share a code on the wire and differ by status. */
const codeOnTheWire = (code: Code) => (code === 'UserNotFoundByPhone' ? 'UserNotFound' : code)

/** What an error says beside its code: fields of a form, attempts left, seconds to wait. */
type Details = {
  fields?: Record<string, string[]>
  attemptsLeft?: number
  retryAfter?: number
  limit?: number
  currentVersion?: number
  description?: string
}

/** Thrown by a resolver; the answer is made of it in one place. */
export class Refusal extends Error {
  readonly code: Code
  readonly details: Details
  constructor(code: Code, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

export function refuse(code: Code, details?: Details): never {
  throw new Refusal(code, details)
}

const hex = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('')

/** The error envelope, form 1. */
export const errorBody = (error: Record<string, unknown>) => ({ error: { ...error, traceId: `00-${hex(16)}-01` } })

/** A JSON answer as the contract spells its content type. */
export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })

/** The answer to a refused call. */
export function refusalResponse({ code, details }: Refusal): Response {
  const [status, description, message] = refusals[code]
  const headers: Record<string, string> =
    details.retryAfter === undefined ? {} : { 'Retry-After': String(details.retryAfter) }
  return json(errorBody({ code: codeOnTheWire(code), description, message, ...details }), status, headers)
}
