import { main, sitePage } from '../blocks.ts'
import { disclosureTree, documentGroups } from '../document-templates.ts'
import { years } from '../fund-facts.ts'

const latestFirst = years.toReversed()

/** What the fund discloses. */
export const disclosure = sitePage(
  'rascr-info',
  'Раскрытие информации',
  'Раскрытие информации негосударственным пенсионным фондом: лицензия, устав, правила, отчётность по годам, аудит, актуарные заключения, состав активов.',
  [
    main('Раскрытие информации', 'Сведения, которые фонд обязан публиковать, и то, что мы публикуем сверх этого'),
    disclosureTree([
      {
        title: 'Общие сведения',
        children: [
          { title: 'Лицензия', date: '2009-06-16', files: ['litsenziya.pdf'] },
          { title: 'Устав и органы управления', files: ['ustav.pdf'] },
          { title: 'Управляющие компании и депозитарий', files: ['upravlyayushchie.pdf'] },
          { title: 'Реквизиты', files: ['rekvizity.pdf'] },
        ],
      },
      {
        title: 'Кто владеет фондом и кто его проверяет',
        children: [
          {
            title: 'Акционеры: АО «Портовая группа», 74,9 %, АО «Северный берег», 20,1 %, и девять человек, вместе 5 %',
            date: '2026-10-01',
            files: ['aktsionery.pdf'],
          },
          {
            title: 'Саморегулируемая организация «Пенсионный союз» и её стандарты',
            files: ['sro-i-standarty.pdf'],
          },
          {
            title: 'Аудитор «Компас-Аудит», актуарий, депозитарий «Створ», система гарантирования',
            files: ['kto-proveryaet.pdf'],
          },
        ],
      },
      { title: 'Результаты инвестирования и инфляция тех же лет: страница «Как мы инвестируем», вкладка «Результаты»' },
      {
        title: 'Куда жаловаться: Банк России, финансовый уполномоченный, суд',
        files: ['kuda-obratitsya.pdf'],
      },
      {
        title: 'Отчётность по годам',
        children: latestFirst.map(({ year }) => ({
          title: `${year} год`,
          date: `${year + 1}-05-20`,
          files: [
            `otchetnost-${year}.pdf`,
            `auditorskoe-zaklyuchenie-${year}.pdf`,
            `aktuarnoe-zaklyuchenie-${year}.pdf`,
          ],
        })),
      },
      {
        title: 'Размещение пенсионных резервов',
        children: [
          { title: 'Правила', files: ['investitsionnaya-deklaratsiya.pdf', 'upravlenie-riskami.pdf'] },
          {
            title: 'Состав активов, III квартал 2026 года',
            date: '2026-10-19',
            files: ['struktura-2026-3-kvartal.pdf', 'kachestvo-obligatsiy.pdf'],
          },
        ],
      },
      {
        title: 'Клиентам',
        children: [
          {
            title: 'Договоры и условия',
            files: [
              'dogovor-individualny.pdf',
              'dogovor-korporativny.pdf',
              'dogovor-pds.pdf',
              'klyuchevoy-dokument.pdf',
              'tarify.pdf',
            ],
          },
          {
            title: 'Персональные данные и безопасность',
            files: [
              'politika-personalnyh-dannyh.pdf',
              'soglasie-obrashchenie.pdf',
              'zashchita-informatsii.pdf',
              'polzovatelskoe-soglashenie.pdf',
            ],
          },
        ],
      },
      { title: 'Существенные факты за последние 12 месяцев: не было', date: '2026-11-20' },
    ]),
    documentGroups(
      [
        { title: 'Правила фонда', files: ['pravila-fonda.pdf', 'pravila-pds.pdf'] },
        {
          title: 'Памятки',
          files: [
            'pamyatka-vychet.pdf',
            'pamyatka-vykup.pdf',
            'pamyatka-vyplaty.pdf',
            'pamyatka-pravopreemniki.pdf',
            'pamyatka-reyting.pdf',
            'pamyatka-vhod.pdf',
          ],
        },
        {
          title: 'Для компаний',
          files: ['nalogi-rabotodatelya.pdf', 'polozhenie-o-programme.pdf', 'dokumenty-kompanii.pdf'],
        },
      ],
      false,
      'Правила и памятки',
    ),
  ],
)
