/** The id of the filters of a list, a sheet on phones. */
export const FILTER_PANEL = 'painel-filtros'

/**
 * Keeps the sheet of filters open when a filter is pressed before the page's code has loaded, so that the browser loads the list as a
 * new page: the link gets an address that ends with the number of its group, and the list at such an address opens the sheet with that
 * group. An inline script (components/listing/early-sheet.tsx), whose text the policy knows (server/policy/inline-hashes.ts).
 */
export const EARLY_SHEET = `(()=>{
const sheet=document.getElementById('${FILTER_PANEL}'),start='#${FILTER_PANEL}-',{hash}=location
if(!sheet?.showPopover)return
const groups=[...sheet.querySelectorAll('details')]
sheet.onclick=({target})=>{
const link=target.closest('a')
if(link&&sheet.matches(':popover-open'))link.hash=start+groups.indexOf(link.closest('details'))
}
if(!hash.startsWith(start))return
history.replaceState(history.state,'',location.pathname+location.search)
sheet.showPopover()
const group=groups[hash.slice(start.length)]
if(group)group.open=true
})()`
