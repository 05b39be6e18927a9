import { css, keyframes } from '@emotion/react'

const glimmer = keyframes`50% { opacity: .45; }`

const scene = css`
  position: absolute; inset: 0; z-index: -1; overflow: hidden; pointer-events: none;
  background: linear-gradient(#F3F6F5 0%, #FBF4EA 38%, #FBEBD8 58%, #E6F0F1 58%);
  > svg { position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; }
  html[data-contrast='high'] & { display: none; }
  @media print { display: none; }
`
const shine = css`animation: ${glimmer} 5s ease-in-out infinite;`

/** A quiet harbour at dusk behind a card; its parent is positioned and makes a stacking context. */
export function HarbourScene() {
  return (
    <div css={scene} aria-hidden="true">
      <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" fill="none">
        <path fill="#D9E3E2" d="M0 522V486c120-34 210-40 320-18 90-40 200-52 330-6 110-26 190-22 270 6 120-30 260-46 520-4v58z" />
        <path fill="#C3D6D8" d="M0 522h1440v90H0z" />
        <path fill="#A6C6CB" d="M0 596c180-16 300 14 480 6s300-22 480-6 320 12 480-4v120H0z" />
        <path fill="#7FABB4" d="M0 684c200 18 320-18 520-8s300 22 500 4 280-8 420 4v120H0z" />
        <path fill="#3F7C8A" d="M0 772c180-20 340 14 520 4s320-22 500 0 280 8 420-6v130H0z" />
        <path fill="#0E4A5C" d="M0 850c220 16 360-16 560-6s320 18 480 0 260-6 400 4v52H0z" />
        <g css={shine} stroke="#F3B37A" strokeWidth="4" strokeLinecap="round" opacity=".9">
          <path d="M1134 632h72M1150 652h40M1122 674h52M1160 698h46M1136 724h40M1156 752h30" />
        </g>
        <circle cx="1170" cy="330" r="150" fill="#F3B37A" opacity=".12" />
        <circle cx="1170" cy="330" r="84" fill="#F3B37A" opacity=".2" />
        <circle cx="1170" cy="330" r="40" fill="#F3B37A" opacity=".4" />
        <path fill="#0E4A5C" d="M1144 352h52l14 248h-80z" />
        <path fill="#FAF8F4" d="M1141.5 404h57l2.6 46h-62.2zM1136.5 496h67l2.6 46h-72.2z" />
        <path fill="#0A3846" d="M1136 344h68v10h-68zM1150 312h40v32h-40zM1144 312c6-20 16-28 26-28s20 8 26 28z" />
        <circle cx="1170" cy="329" r="11" fill="#F7A24F" />
        <path fill="#0A3846" d="M1040 598h400v14h-400zM1064 612h10v72h-10zM1132 612h10v78h-10zM1200 612h10v82h-10zM1268 612h10v84h-10zM1336 612h10v86h-10zM1404 612h10v86h-10z" />
        <path fill="#0E4A5C" d="M214 640h132l-18 26h-96zM276 560v70h-46z" />
        <path fill="#FAF8F4" d="M284 544l46 86h-46z" />
      </svg>
    </div>
  )
}
