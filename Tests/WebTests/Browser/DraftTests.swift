import MVVM
import MVVMTesting
import Testing
import ViewModels

extension BrowserTests {
    /// Where what was typed meets a browser that does not wait, or does not take it.
    @Suite("a draft")
    struct DraftTests {
        @Test("survives a reload that comes right after the last key")
        func reload() async throws {
            try await withBoard { visitor in
                try await visitor.open("/new-idea")
                for (typed, whole) in [("Dark", "Dark"), (" mode", "Dark mode")] {
                    try await visitor.browser.find("[data-ui=field-title]").type(typed)
                    try await visitor.run("window.isOld = true; location.reload()")
                    try await visitor.browser.wait(for: "'\(whole)' in a page that was loaded anew") {
                        try await visitor.browser.execute(
                            "return !window.isOld && document.querySelector('[data-ui=field-title]')?.value === arguments[0]",
                            [whole])
                    }
                    #expect(try await title(visitor) == whole)
                }
            }
        }

        @Test("goes along into another language, and out of it by the way back, as it was typed last")
        func wayBack() async throws {
            try await withBoard { visitor in
                try await visitor.open("/new-idea")
                try await visitor.browser.find("[data-ui=field-title]").type("Dark")
                try await visitor.browser.find("[data-ui=localeSwitch][lang=ar]").click()
                _ = try await visitor.browser.find(":root[lang=ar] h1:focus")
                try await visitor.browser.find("[data-ui=field-title]").type(" mode")
                try await visitor.run("document.querySelector('main').isOld = true; history.back()")
                try await visitor.browser.wait(for: "the page before") {
                    try await visitor.browser.execute(
                        "return location.search === '' && !document.querySelector('main').isOld")
                }
                #expect(try await title(visitor) == "Dark mode")
            }
        }

        @Test("goes along where the history takes nothing, and the visitor too")
        func refusingHistory() async throws {
            try await withBoard { visitor in
                try await visitor.open("/new-idea")
                try await visitor.run("history.replaceState = () => { throw new DOMException('no', 'SecurityError') }")
                try await visitor.browser.find("[data-ui=field-title]").type("Dark mode")
                try await visitor.browser.find("[data-ui=localeSwitch][lang=ar]").click()
                _ = try await visitor.browser.find(":root[lang=ar] h1:focus")
                #expect(try await title(visitor) == "Dark mode")

                try await visitor.run("history.pushState = () => { throw new DOMException('no', 'SecurityError') }")
                try await visitor.click("navigationLink")
                _ = try await visitor.browser.find("[data-board]")
                try await visitor.browser.wait(for: "its address") { try await visitor.path == "/idea-board" }
            }
        }

        @Test("holds no secret")
        func secrets() async throws {
            try await withForm(
                """
                <input name="free"><input name="secret" type="password"><input name="secret" autocomplete="one-time-code">
                <input name="secret" autocomplete="off"><input name="secret" autocomplete="billing cc-number">
                """
            ) { visitor in
                try await visitor.run(
                    "for (const field of window.form.elements) type(field, field.name === 'free' ? 'Ada' : '4711')")
                #expect(try await kept(visitor).contains("Ada"))
                #expect(try await !kept(visitor).contains("4711"))
            }
        }

        @Test("comes back into fields that share a name, and leaves alone those that are off")
        func fields() async throws {
            try await withForm(
                """
                <input name="tag"><input name="tag"><input type="checkbox" name="off" checked disabled>
                <select name="many" multiple><option>1<option selected>2<option selected>3</select>
                """
            ) { visitor in
                try await visitor.run(
                    """
                    const [first, second, , many] = window.form.elements
                    type(first, 'design'); type(second, 'mobile'); many.options[0].selected = true; many.options[1].selected = false
                    """)
                _ = try await kept(visitor)
                try await visitor.run("window.form.reset(); typed.returnTyped(history.state.typed)")
                let values: [String] = try await visitor.browser.execute(
                    """
                    const [first, second, off, many] = window.form.elements
                    return [first.value, second.value, String(off.checked), [...many.selectedOptions].map(it => it.text).join()]
                    """)
                #expect(values == ["design", "mobile", "true", "1,3"])
            }
        }

        @Test("of one form stays when another one on the page is saved")
        func twoForms() async throws {
            try await withForm("<input name=note>") { visitor in
                try await visitor.browser.find("[data-ui=field-title]").type("Dark mode")
                try await visitor.run("type(window.form.elements.note, 'By Grace')")
                #expect(try await kept(visitor).contains("By Grace"))
                try await visitor.run("typed.forgetTyped(window.form)")
                let left: String = try await visitor.browser.execute("return JSON.stringify(history.state)")
                #expect(left.contains("Dark mode"))
                #expect(!left.contains("By Grace"))
            }
        }

        private func title(_ visitor: Visitor) async throws -> String? {
            try await visitor.browser.find("[data-ui=field-title]").value
        }

        /// What the page's entry of the history holds, as JSON.
        private func kept(_ visitor: Visitor) async throws -> String {
            try await visitor.browser.execute("typed.keepTyped(); return JSON.stringify(history.state)")
        }

        /// Lends a visitor before a page with a second form, `window.form`, with the module of drafts as `typed`, and `type`,
        /// which types into one of its fields.
        private func withForm(_ fields: String, _ body: (Visitor) async throws -> Void) async throws {
            try await withBoard { visitor in
                try await visitor.open("/new-idea")
                try await visitor.run(
                    """
                    document.querySelector("main").insertAdjacentHTML("beforeend",
                      `<form data-checked data-ui="secondForm" method="post" action="/second">${arguments[0]}</form>`)
                    window.form = document.querySelector("[data-ui=secondForm]")
                    window.type = (field, text) => {
                      field.value = text
                      field.dispatchEvent(new InputEvent("input", { bubbles: true }))
                    }
                    const modules = performance.getEntriesByType("resource").map(entry => entry.name)
                    import(modules.find(name => name.includes("/typed.js"))).then(module => { window.typed = module })
                    """, fields)
                try await visitor.browser.wait(for: "the module") {
                    try await visitor.browser.execute("return window.typed !== undefined")
                }
                try await body(visitor)
            }
        }
    }
}
