import type { Fault } from '../state.ts'

const always = 1000

/** Faults that are worth seeing, for one press of a button. */
export const faultPresets: (Fault & { label: string })[] = [
  { label: 'Медленно: +3 с на каждый вызов', match: '*', delayMs: 3000, times: always },
  { label: 'Связь рвётся три раза', match: '*', drop: true, times: 3 },
  {
    label: 'Сервисы отвечают 503',
    match: '*',
    status: 503,
    code: 'Maintenance',
    description: 'Сервис на обслуживании.',
    times: always,
  },
  {
    label: 'Программы не загружаются',
    match: 'GET /apirp/agreements/v1/products',
    status: 500,
    code: 'InternalError',
    description: 'Сервис временно недоступен.',
    times: always,
  },
  {
    label: 'Баланс не загружается',
    match: 'GET /apirp/pegasadapterservice/v1/products/*/balance',
    status: 500,
    code: 'InternalError',
    description: 'Сервис временно недоступен.',
    times: always,
  },
  { label: 'Непонятный ответ о клиенте', match: 'GET /api/account/v1/me', body: '<html>шлюз</html>', times: 1 },
  { label: 'Маршруты контента не загружаются', match: 'GET /cms/routes', status: 500, times: always },
  {
    label: 'Вход не продлевается',
    match: 'POST /api/auth/v4/auth/refreshtoken',
    status: 401,
    code: 'RefreshTokenExpired',
    description: 'Сеанс завершён. Войдите ещё раз.',
    times: 1,
  },
  {
    label: 'Слишком много СМС',
    match: 'POST /api/auth/v4/auth/sms/send',
    status: 429,
    code: 'SmsLimit',
    description: 'Слишком много запросов кода. Попробуйте через 10 минут.',
    times: 1,
  },
  {
    label: 'Госуслуги отвечают непонятно',
    match: 'POST /api/auth/v4/auth/esia/confirm/*',
    status: 502,
    code: 'UnknownResponse',
    description: 'Неизвестный ответ.',
    times: 1,
  },
]
