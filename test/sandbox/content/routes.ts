import type { CmsRoute } from '#domain/content.ts'
import type { Layout } from '#domain/layouts.ts'
import { liteSections } from './lite-section.ts'
import { newsRoutes } from './news/pages.ts'

const route = (
  path: string,
  id: string,
  title: string,
  updatedOn: string,
  layout: Layout = 'default',
  pageNeedAuth = false,
): CmsRoute => ({
  path,
  name: id,
  type: 'page',
  id,
  title,
  layout,
  pageNeedAuth,
  inSitemap: !pageNeedAuth,
  updatedAt: `${updatedOn}T08:00:00Z`,
})

/** What the content service adds to the built-in routes. */
export const cmsRoutes: CmsRoute[] = [
  route('/', 'home', 'Главная', '2026-11-16'),
  route('/about/fund', 'about-fund', 'О Фонде', '2026-11-03'),
  route('/about/investing', 'about-investing', 'Как мы инвестируем', '2026-10-19'),
  route('/corporate/company', 'corporate-company', 'Бизнесу', '2026-06-15'),
  route('/corporate/tax', 'corporate-tax', 'Налоги для бизнеса', '2026-01-19'),
  route('/forme', 'forme', 'Для себя', '2026-07-01'),
  route('/pds', 'pds', 'Рынок ПДС', '2026-11-09'),
  route('/support', 'support', 'Вопросы и ответы', '2026-10-12'),
  route('/contacts', 'contacts', 'Контакты', '2026-09-28'),
  route('/news', 'news', 'Новости', '2026-11-16'),
  ...newsRoutes,
  route('/map', 'map', 'Офисы', '2026-09-28'),
  route('/about/rascr_info', 'rascr-info', 'Раскрытие информации', '2026-11-20'),
  route('/docs/userconvention/', 'userconvention', 'Пользовательское соглашение', '2026-06-01'),
  route('/docs/personal-data-policy', 'personal-data-policy', 'Политика обработки персональных данных', '2025-09-01'),
  route('/docs/information-protection', 'information-protection', 'Рекомендации по защите информации', '2026-02-09'),
  ...[...liteSections.values()].map(({ id, title }) => ({
    ...route(`/lk/lite/${id}`, id, title, '2026-11-02', 'lk-lite'),
    type: 'litesection',
  })),
  route('/lk/pension-guide-extra', 'lk-guide-extra', 'Материалы для клиентов', '2026-01-15', 'npf-lk', true),
]
