import type { PortfolioContent } from '#domain/portfolio-content.ts'

type Draft = Pick<PortfolioContent, 'title' | 'risk' | 'horizonYears' | 'targetYield' | 'descriptionHtml'>

const drafts: Record<string, Draft> = {
  Balanced: {
    title: 'Сбалансированный',
    risk: 'Medium',
    horizonYears: 3,
    targetYield: null,
    descriptionHtml:
      '<p>Государственные и корпоративные облигации, депозиты и небольшая доля акций. Подходит тем, кто готов переждать временное снижение ради дохода на сроке от трёх лет.</p>',
  },
  Conservative: {
    title: 'Консервативный',
    risk: 'Low',
    horizonYears: 1,
    targetYield: null,
    descriptionHtml:
      '<p>Государственные облигации и депозиты в крупнейших банках. Стоимость меняется мало; подходит тем, кому до выплат осталось немного.</p>',
  },
  Schlumberger: {
    title: 'Шлюмберже',
    risk: 'Medium',
    horizonYears: 5,
    targetYield: null,
    descriptionHtml:
      '<p>Портфель одной корпоративной программы: облигации надёжных эмитентов и акции в пределах пятой части.</p>',
  },
  Minor: {
    title: 'Малый',
    risk: 'Low',
    horizonYears: 1,
    targetYield: null,
    descriptionHtml:
      '<p>Небольшой портфель коротких облигаций и депозитов для программ, которые только начинаются.</p>',
  },
  Currency: {
    title: 'Валютный',
    risk: 'High',
    horizonYears: 5,
    targetYield: null,
    descriptionHtml:
      '<p>Облигации, доход по которым привязан к иностранной валюте. Стоимость в рублях сильно зависит от курса и может заметно снижаться.</p>',
  },
  Promising: {
    title: 'Перспективный',
    risk: 'High',
    horizonYears: 7,
    targetYield: null,
    descriptionHtml:
      '<p>Акции и корпоративные облигации. Стоимость может сильно снижаться в отдельные годы; подходит тем, у кого впереди не меньше семи лет.</p>',
  },
  Optimal: {
    title: 'Оптимальный',
    risk: 'Medium',
    horizonYears: 5,
    targetYield: null,
    descriptionHtml:
      '<p>Облигации разных сроков и до трети акций. Доли меняются вместе с рынком в пределах инвестиционной декларации.</p>',
  },
}

/** The seven portfolios as the content service describes them. */
export const portfolios = new Map(
  Object.entries(drafts).map(([id, draft]): [string, PortfolioContent] => [
    id,
    { id, type: 'portfolio', pageId: `portfolio-${id.toLowerCase()}`, ...draft },
  ]),
)
