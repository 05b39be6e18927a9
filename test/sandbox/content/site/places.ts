import { address, hotline, requisites, workHours } from '../fund-facts.ts'
import { main, named, sitePage, type Draft } from '../blocks.ts'
import { supportForm } from '../data-templates.ts'

const offices = [
  { title: 'Москва, головной офис', address, lat: 55.7423, lon: 37.654, hours: workHours, phone: hotline },
  {
    title: 'Санкт-Петербург',
    address: '190000, Санкт-Петербург, Маячная улица, дом 12',
    lat: 59.931,
    lon: 30.291,
    hours: workHours,
    phone: hotline,
  },
  {
    title: 'Мурманск',
    address: '183000, Мурманск, Причальный проезд, дом 4',
    lat: 68.971,
    lon: 33.07,
    hours: workHours,
    phone: hotline,
  },
  {
    title: 'Казань',
    address: '420000, Казань, Волжская пристань, дом 7',
    lat: 55.79,
    lon: 49.101,
    hours: 'По будням с 9:00 до 18:00, обед с 13:00 до 14:00',
    phone: hotline,
  },
]

const contacts = (addresses: typeof offices): Draft => ({
  template: 'contacts',
  params: {
    phones: [
      { label: 'Горячая линия, звонок по России бесплатный', phone: hotline },
      { label: 'Для компаний, по будням с 9:00 до 18:00', phone: '8 495 000-00-00' },
    ],
    emails: ['info@fond.example', 'corporate@fond.example', 'press@fond.example'],
    addresses: addresses.map(({ title, address: where, hours, lat, lon }) => ({
      title,
      address: where,
      hours,
      lat,
      lon,
    })),
  },
})

const rows: [name: string, value: string, copyable: boolean][] = [
  ['Получатель', '{fundName}', true],
  ['ИНН', requisites.inn, true],
  ['КПП', requisites.kpp, true],
  ['ОГРН', requisites.ogrn, true],
  ['Расчётный счёт', requisites.account, true],
  ['Банк', requisites.bank, false],
  ['БИК', requisites.bic, true],
  ['Корреспондентский счёт', requisites.correspondentAccount, true],
  ['Назначение платежа', 'Пенсионный взнос по договору № … за …, имя участника. НДС не облагается', true],
]

/** How to reach the fund. */
export const contactsPage = sitePage(
  'contacts',
  'Контакты',
  'Телефон горячей линии, почта и адреса офисов фонда, часы работы, схема проезда, реквизиты для взносов и форма обращения в службу поддержки.',
  [
    main('Контакты', 'Позвоните, напишите или придите: поможем с договором, взносами и выплатами'),
    contacts(offices.slice(0, 1)),
    {
      template: 'mapsLink',
      params: {
        title: 'Как проехать',
        address,
        lat: offices[0]?.lat,
        lon: offices[0]?.lon,
        providers: ['yandex', '2gis'],
      },
    },
    {
      template: 'requisites',
      params: {
        title: 'Реквизиты для взносов',
        rows: rows.map(([name, value, copyable]) => ({ name, value, copyable })),
        pdfFileId: 'rekvizity.pdf',
      },
    },
    named('form', 'Написать нам', supportForm('Написать нам')),
  ],
)

/** Where the offices are. */
export const mapPage = sitePage(
  'map',
  'Офисы',
  'Офисы фонда в Москве, Санкт-Петербурге, Мурманске и Казани: адреса, часы работы, телефоны и ссылки на карты, чтобы построить дорогу.',
  [
    main('Офисы фонда', 'Возьмите паспорт: с ним поможем сразу. Записываться не нужно'),
    { template: 'officeMap', params: { offices } },
    contacts([]),
  ],
)
