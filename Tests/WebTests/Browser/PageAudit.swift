/// What a page must not have, as a script that returns its findings.
/// Contrast is that of WCAG 2.2 §1.4.3, against the nearest background that is not transparent.
enum PageAudit {
    /// A description with everything that Markdown brings.
    static let description = """
        Easier at **night**, see [there](https://example.org) and ~~here~~.

        # A part
        ### And one below
        - [x] `done`
        - quoted
          > text

        ```
        a line of code that is a good deal longer than any telephone is wide, so that it has to be scrolled to be read
        ```

        | Page | Contrast of its text on the ground behind it | Who has looked at it |
        |---|---:|---|
        | Board | 4.5 | Ada, Grace, Linus, Amal |
        """

    static let script = """
        const faults = []

        const count = {}
        for (const { id } of document.querySelectorAll('[id]')) count[id] = (count[id] ?? 0) + 1
        for (const id in count) if (count[id] > 1) faults.push(`the id ${id} stands twice`)

        for (const attribute of ['for', 'aria-labelledby', 'aria-describedby']) {
            for (const element of document.querySelectorAll(`[${attribute}]`)) {
                for (const id of element.getAttribute(attribute).split(' ')) {
                    if (!count[id]) faults.push(`${attribute} leads to no ${id}`)
                }
            }
        }

        for (const control of document.querySelectorAll('a, button, select, textarea, input:not([type=hidden])')) {
            const name = control.ariaLabel ?? control.labels?.[0]?.innerText ?? control.innerText
            if (!name?.trim()) faults.push(`no name: ${control.outerHTML}`)
            if (!control.dataset.ui) faults.push(`no data-ui: ${control.outerHTML}`)
        }

        const levels = [...document.querySelectorAll('h1, h2, h3')].map(heading => Number(heading.localName[1]))
        if (levels[0] !== 1 || levels.lastIndexOf(1) !== 0) faults.push(`headings ${levels}`)
        if (levels.some((level, index) => level > levels[index - 1] + 1)) faults.push(`headings ${levels}`)

        const channels = color => color.match(/[\\d.]+/g).map(Number)
        const background = element => {
            const color = channels(getComputedStyle(element).backgroundColor)
            return color[3] === 0 && element.parentElement ? background(element.parentElement) : color
        }
        const luminance = color => {
            const [red, green, blue] = color.map(value => value / 255)
                .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        for (const element of document.querySelectorAll('body :not(option)')) {
            const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())
            if (!hasText || !element.offsetParent) continue
            const style = getComputedStyle(element)
            const pair = [channels(style.color), background(element)].map(luminance)
            const contrast = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
            const enough = parseFloat(style.fontSize) >= 24 ? 3 : 4.5
            if (contrast < enough) faults.push(`contrast ${contrast.toFixed(2)}: ${element.outerHTML}`)
        }
        return faults
        """
}
