/*
 * Every sentence about a failure that a client may read, beside those that stand before the errors of one call (§8, §5), read as
 * `messages.…`. Separate constants, so that a page does not carry the sentences of all the others.
 */
export const offline = 'Нет соединения с интернетом!'
export const serviceSilent = 'Сервис не отвечает'
export const unexpected = 'Что-то пошло не так.'
export const smsConfirmation = 'Ошибка подтверждения СМС. Попробуйте еще раз.'
export const tooManyAttempts = ' Пожалуйста, отправьте СМС повторно.'
export const joiningStatement = 'Ошибка получения данных заявления на вступление. Попробуйте повторить позже.'
export const personNotFound = 'Пользователь с такими данными не найден'
export const reportFailed = 'Не удалось сформировать отчет'
export const pageNotFound = 'Не удалось найти эту страницу'
export const callSupport = 'Обратитесь в службу поддержки.'
export const phoneIncomplete = 'Введите полный номер телефона'
export const phoneForeign =
  'Это не похоже на российский номер: нужны десять цифр после +7. Если такого номера нет, войдите через Госуслуги или позвоните нам.'
export const phoneRefused = 'Этот номер не принят. Проверьте его или позвоните нам.'
export const codeEmpty = 'Введите sms код'
export const codePartial = 'Введите полный sms код'
export const codeTooSoon = 'Код недавно отправлен. Новый можно запросить через'
export const agreementForPhone = 'Для продолжения необходимо принять условия соглашения'
export const agreementForGateway = 'Для входа необходимо принять условия соглашения'
export const emailInUse = 'Этот адрес почты уже указан у другого клиента. Укажите другой.'
export const letterUnsent = 'Письмо не отправлено. Проверьте адрес и связь и попробуйте ещё раз.'
export const fieldEmpty = 'Заполните это поле'
export const notPicture =
  'Этот файл не получается открыть как фотографию. Выберите снимок в формате JPEG, PNG или WebP.'
export const passportInFms = 'Паспорт числится недействительным. Предоставьте в фонд сведения о новом документе.'
export const brokenAnswer = 'Сервис прислал непонятный ответ. Попробуйте ещё раз позже или позвоните нам.'
export const timeout = 'Сервис не ответил вовремя. Попробуйте ещё раз.'
export const sessionExpired = 'Сеанс завершён. Войдите ещё раз.'
export const sessionIdled =
  'Вы долго не пользовались порталом, поэтому мы завершили сеанс. Введённое сохранено. Войдите ещё раз.'
export const esiaTokenSpent = 'Подтверждение через Госуслуги устарело. Пройдите его ещё раз.'
export const homeIncomplete = 'Остальное на этой странице не загрузилось'
export const documentBroken =
  'Файл повреждён, и показать его не получается. Скачайте его или попросите фонд прислать документ ещё раз.'
export const documentProtected = 'Документ защищён паролем. Скачайте его и откройте программой, которая спросит пароль.'
export const documentUnknown = 'Файлы такого вида портал не показывает. Скачайте его и откройте на своём устройстве.'
export const documentViewLost = 'Просмотр не загрузился: прервалась связь. Повторите или скачайте файл.'
export const chartLost = 'Диаграмма не загрузилась. Те же данные показаны в\u00A0таблице.'
export const mimicLinkBroken =
  'Войти от имени клиента не получилось: ссылка устарела, повреждена или не даёт такого права.'
