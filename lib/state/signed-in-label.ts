/**
 * The inline script that shows a signed-in visitor's account links before the first paint (P21). The rest of the header's behavior
 * loads at the first interaction only, and a cached page is the same for every visitor.
 */
export const SIGNED_IN_LABEL =
  "try{for(let a of document.querySelectorAll('[data-login-marker]'))localStorage.getItem(a.dataset.loginMarker)!==null&&(a.lastElementChild.textContent=a.dataset.signedIn)}catch{}"
