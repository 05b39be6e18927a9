import type { DocumentRule, FieldRule } from '#domain/form-rules.ts'

const russianName = "^[А-ЯЁа-яё]+(?:[ '’\\-][А-ЯЁа-яё]+)*$"
const foreign = { path: 'passportContainer.passportType', equals: 'Foreign' }
const russian = { path: 'passportContainer.passportType', equals: 'RF' }

/** The names, as in the document. */
export const names: FieldRule[] = [
  {
    path: 'personalData.lastName',
    required: true,
    maxLength: 60,
    pattern: russianName,
    message: 'Укажите фамилию как в паспорте',
  },
  {
    path: 'personalData.firstName',
    required: true,
    maxLength: 60,
    pattern: russianName,
    message: 'Укажите имя как в паспорте',
  },
  {
    path: 'personalData.middleName',
    required: false,
    maxLength: 60,
    pattern: russianName,
    message: 'Укажите отчество как в паспорте',
  },
]

/** Who asks: names, birth, citizenship and numbers. */
export const personalData: FieldRule[] = [
  ...names,
  { path: 'personalData.birthDate', required: true, check: 'adult18', message: 'Проверьте дату рождения' },
  { path: 'personalData.gender', required: true, pattern: '^(Male|Female)$', message: 'Укажите пол' },
  { path: 'personalData.nationality', required: true, pattern: '^[1-9]\\d*$', message: 'Выберите гражданство' },
  {
    path: 'personalData.snils',
    required: true,
    check: 'snils',
    message: 'Проверьте СНИЛС: контрольное число не совпадает',
  },
  {
    path: 'personalData.inn',
    required: true,
    check: 'inn12',
    message: 'Проверьте ИНН: контрольное число не совпадает',
  },
]

export const birthPlace: FieldRule[] = [
  { path: 'personalData.birthPlace', required: true, maxLength: 200, message: 'Укажите место рождения как в паспорте' },
  { path: 'personalData.previousLastName', required: false, maxLength: 60, pattern: russianName },
]

/** The document of a person: a code of the office for ours, an expiry date for another's. */
export const identityDocument: FieldRule[] = [
  { path: 'passportContainer.passportType', required: true, pattern: '^(RF|Foreign)$', message: 'Выберите документ' },
  {
    path: 'passportContainer.series',
    required: true,
    requiredWhen: russian,
    maxLength: 10,
    message: 'Укажите серию',
  },
  { path: 'passportContainer.number', required: true, maxLength: 20, message: 'Укажите номер' },
  { path: 'passportContainer.issueDate', required: true, message: 'Укажите, когда выдан документ' },
  { path: 'passportContainer.issuedBy', required: true, maxLength: 250, message: 'Укажите, кем выдан документ' },
  {
    path: 'passportContainer.departmentCode',
    required: true,
    check: 'departmentCode',
    requiredWhen: russian,
    message: 'Код подразделения: шесть цифр, 000-000',
  },
  {
    path: 'passportContainer.expirationDate',
    required: true,
    requiredWhen: foreign,
    message: 'Укажите, до какого дня действует документ',
  },
  { path: 'passportContainer.country', required: true, pattern: '^[1-9]\\d*$', message: 'Выберите страну' },
]

export const addresses: FieldRule[] = [
  { path: 'addresses.registration.value', required: true, maxLength: 500, message: 'Укажите адрес регистрации' },
  { path: 'addresses.sameAsRegistration', required: true },
  {
    path: 'addresses.residence.value',
    required: true,
    requiredWhen: { path: 'addresses.sameAsRegistration', equals: false },
    maxLength: 500,
    message: 'Укажите адрес проживания',
  },
]

export const contactInfo: FieldRule[] = [
  { path: 'contactInfo.phoneNumber', required: true, check: 'phone', message: 'Проверьте номер телефона' },
  {
    path: 'contactInfo.email',
    required: true,
    check: 'email',
    maxLength: 254,
    message: 'Проверьте адрес: должно получиться как anna@example.ru',
  },
]

export const bankDetails: FieldRule[] = [
  { path: 'bankDetails.bic', required: true, check: 'bic', message: 'В БИК девять цифр, он начинается с нуля' },
  { path: 'bankDetails.bankName', required: true, maxLength: 200, message: 'Укажите банк' },
  { path: 'bankDetails.correspondentAccount', required: false, pattern: '^301\\d{17}$' },
  {
    path: 'bankDetails.accountNumber',
    required: true,
    check: 'accountNumber',
    message: 'Номер счёта не подходит к этому БИК',
  },
  { path: 'bankDetails.recipient', required: true, maxLength: 180, message: 'Укажите получателя' },
]

/** A tick that has to be there. */
export const accepted = (path: string, message: string): FieldRule => ({
  path,
  required: true,
  pattern: '^true$',
  message,
})

export const passportScans: DocumentRule[] = [
  { fileType: 'PassportMain', title: 'Паспорт, разворот с фото', required: true, maxCount: 2 },
  {
    fileType: 'PassportRegistration',
    title: 'Паспорт, страница с регистрацией',
    required: true,
    requiredWhen: russian,
    maxCount: 1,
  },
  {
    fileType: 'PassportTranslation',
    title: 'Перевод паспорта, заверенный нотариусом',
    required: true,
    requiredWhen: foreign,
    maxCount: 3,
  },
]
