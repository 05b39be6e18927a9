import { main, sitePage, text } from '../blocks.ts'
import { bondDuration, investStructure, issuers, rating, savingTable } from '../data-templates.ts'
import { documentList } from '../document-templates.ts'
import { button, noPromise, tabs } from '../templates.ts'

const way = `
<h2>Сначала сохранность, потом доходность</h2>
<p>Пенсионные деньги долгие: между первым взносом и последней выплатой проходят десятилетия. Поэтому мы покупаем то, что понятно и что можно продать, и не гонимся за рекордом одного года.</p>
<h2>Как устроен портфель</h2>
<ul>
<li><strong>Основа — облигации.</strong> Государственные и корпоративные, с рейтингом не ниже A по национальной шкале. Они дают известные заранее платежи.</li>
<li><strong>Запас — депозиты и деньги.</strong> Их хватает не меньше чем на полгода выплат, чтобы не продавать бумаги в плохой день.</li>
<li><strong>Прибавка — акции.</strong> Не больше 15 % в сбалансированном портфеле и ни одной в консервативном.</li>
</ul>
<h2>Кто следит</h2>
<p>Каждую сделку до исполнения проверяет специализированный депозитарий «Створ», пределы ежедневно считает служба рисков, состав активов контролирует Банк России. Управляющие компании выбираются на открытом отборе и отчитываются каждый день.</p>
<h2>Что получает участник</h2>
<p>Доход за год за вычетом вознаграждений начисляется на пенсионные счета не позже 31 марта следующего года. Год бывает и убыточным. Ниже — состав портфеля и результаты прошлых лет рядом с инфляцией.</p>`

/** How the fund invests. */
export const aboutInvesting = sitePage('about-investing', 'Как мы инвестируем',
  'Во что вложены пенсионные резервы: структура, эмитенты, рейтинги и сроки облигаций, доходность по годам рядом с инфляцией, правила и ограничения.', [
    main('Как мы инвестируем', 'Понятные активы, независимый контроль и результаты, которые можно сравнить с инфляцией', [button('Инвестиционная декларация', '/cms/files/investitsionnaya-deklaratsiya.pdf', 'secondary', true)]),
    text(way),
    tabs([
      { key: 'structure', title: 'Структура', blocks: [investStructure('Во что вложены резервы')] },
      { key: 'issuers', title: 'Эмитенты', blocks: [issuers('Чьи бумаги в портфеле')] },
      { key: 'ratings', title: 'Рейтинги', blocks: [rating('Кредитное качество облигаций')] },
      { key: 'duration', title: 'Сроки', blocks: [bondDuration('Когда погашаются облигации')] },
      { key: 'results', title: 'Результаты', blocks: [savingTable('Доходность и инфляция по годам')] },
    ]),
    documentList('Документы', ['investitsionnaya-deklaratsiya.pdf', 'upravlenie-riskami.pdf', 'upravlyayushchie.pdf', 'struktura-2026-3-kvartal.pdf', 'kachestvo-obligatsiy.pdf'], ['Rules']),
    noPromise,
  ])
