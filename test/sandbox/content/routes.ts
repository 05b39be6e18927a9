import type { CmsRoute, Layout } from '#domain/content.ts'
import { liteSections } from './lite-section.ts'

const updatedAt = '2026-01-15T08:00:00Z'
const route = (path: string, id: string, title: string, layout: Layout = 'default', pageNeedAuth = false): CmsRoute =>
  ({ path, name: id, type: 'page', id, title, layout, pageNeedAuth, inSitemap: !pageNeedAuth, updatedAt })

/** What the content service adds to the built-in routes. */
export const cmsRoutes: CmsRoute[] = [
  route('/', 'home', 'Главная'),
  route('/about/fund', 'about-fund', 'О Фонде'),
  route('/about/investing', 'about-investing', 'Как мы инвестируем'),
  route('/corporate/company', 'corporate-company', 'Бизнесу'),
  route('/corporate/tax', 'corporate-tax', 'Налоги для бизнеса'),
  route('/forme', 'forme', 'Для себя'),
  route('/pds', 'pds', 'Рынок ПДС'),
  route('/support', 'support', 'Вопросы и ответы'),
  route('/contacts', 'contacts', 'Контакты'),
  route('/news', 'news', 'Новости'),
  route('/news/obnovlennyy-lichnyy-kabinet', 'news-obnovlennyy-lichnyy-kabinet', 'Обновлённый личный кабинет'),
  route('/map', 'map', 'Офисы'),
  route('/about/rascr_info', 'rascr-info', 'Раскрытие информации'),
  route('/docs/userconvention/', 'userconvention', 'Пользовательское соглашение'),
  route('/docs/personal-data-policy', 'personal-data-policy', 'Политика обработки персональных данных'),
  route('/docs/information-protection', 'information-protection', 'Рекомендации по защите информации'),
  ...[...liteSections.values()].map(({ id, title }) => ({ ...route(`/lk/lite/${id}`, id, title, 'lk-lite'), type: 'litesection' })),
  route('/lk/pension-guide-extra', 'lk-guide-extra', 'Материалы для клиентов', 'npf-lk', true),
]
