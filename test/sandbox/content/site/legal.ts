import { sitePage, text } from '../blocks.ts'
import { agreementSections, policySections, safetySections } from '../documents/protection.ts'
import { htmlOf } from '../html.ts'
import { button } from '../templates.ts'

const download = (file: string) => button('Скачать PDF', `/cms/files/${file}`, 'secondary', true)
const inForce = (day: string) => `<p>Редакция действует с ${day} года.</p>`

/** Documents that are read as pages. */
export const legalPages = [
  sitePage(
    'userconvention',
    'Пользовательское соглашение',
    'Условия использования сайта и личного кабинета: вход, код из СМС как простая электронная подпись, ответственность, изменения и порядок споров.',
    [text(inForce('1 июня 2026') + htmlOf(agreementSections)), download('polzovatelskoe-soglashenie.pdf')],
  ),
  sitePage(
    'personal-data-policy',
    'Политика обработки персональных данных',
    'Какие персональные данные обрабатывает фонд, для чего и на каком основании, кому передаёт, как защищает, сколько хранит и какие у вас права.',
    [text(inForce('1 сентября 2025') + htmlOf(policySections)), download('politika-personalnyh-dannyh.pdf')],
  ),
  sitePage(
    'information-protection',
    'Рекомендации по защите информации',
    'Как не отдать накопления мошенникам: код из СМС, звонки и мессенджеры, адрес сайта, устройство, Госуслуги и что делать, если беда уже случилась.',
    [
      text(
        '<p>Восстановить украденное трудно, а не отдать — просто. Шесть правил, которые закрывают почти все известные нам случаи.</p>' +
          htmlOf(safetySections),
      ),
      download('zashchita-informatsii.pdf'),
    ],
  ),
]
