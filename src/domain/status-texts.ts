const unavailable = 'Сервис временно недоступен'

/** What a status means, for a refusal whose answer says nothing else (8-07). The text that comes with a status is English, and absent in HTTP/2. */
export const statusTexts: Readonly<Record<number, string>> = {
  400: 'Сервис не принял запрос',
  403: 'Доступ закрыт',
  404: 'Не найдено',
  409: 'Данные уже изменились',
  413: 'Слишком много данных',
  429: 'Слишком много запросов подряд',
  500: 'Ошибка на стороне сервиса',
  502: unavailable,
  503: unavailable,
  504: unavailable,
}
