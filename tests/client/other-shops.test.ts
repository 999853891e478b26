import { describe, expect, test } from 'vitest'
import { readCsv } from '../../client/admin/products/csv.ts'
import { garmentCategory } from '../../client/admin/products/other-shops/garment-category.ts'
import { recognizeExport } from '../../client/admin/products/other-shops/recognize-export.ts'
import { createI18n } from '../../client/language/create-i18n.ts'

const i18n = createI18n('en', {})

/** The designs of a file, with the cells that have something in them. */
function designsIn(text: string) {
  const found = recognizeExport(readCsv(text, i18n), '2026-11-28', i18n)
  return {
    system: found?.system,
    leftOut: found?.leftOut,
    rows: found?.file.rows.map(({ line, cells, problem }) => ({
      line,
      ...(problem !== null && { problem }),
      ...Object.fromEntries(
        found.file.header.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : [])),
      ),
    })),
  }
}

const shopify = (...rows: string[]) =>
  designsIn(
    [
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Variant Image,Status',
      ...rows,
    ].join('\n'),
  )

describe('an export of Shopify', () => {
  test('has a design of several rows: its variants are sizes, its further rows pictures', () => {
    expect(
      shopify(
        'chandni,Chandni Kurta Set,"<p>Soft cotton &amp; zari.</p><ul><li>Hand-blocked</li></ul>",Nilavari,,Kurta Set,"cotton, festive",TRUE,Size,S,,,\'CK-S,300,shopify,4,1500.00,2000.00,https://cdn.example/2.jpg?v=1,2,Back,,active',
        'chandni,,,,,,,,,M,,,CK-M,300,shopify,-1,1500.00,2000.00,https://cdn.example/1.jpg,1,"Front, on a hanger",,',
        'chandni,,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,,,',
      ),
    ).toEqual({
      system: 'Shopify',
      leftOut: ['Variant Grams'],
      rows: [
        {
          line: 2,
          externalRef: 'chandni',
          productName: 'Chandni Kurta Set',
          description: 'Soft cotton & zari.\n• Hand-blocked',
          category: 'Suit',
          tags: 'cotton | festive',
          images: 'https://cdn.example/1.jpg | https://cdn.example/2.jpg?v=1 | https://cdn.example/3.jpg',
          imageAlts: 'Front, on a hanger | Back | ',
          productStatus: 'Active',
          readyMadePrice: '2000',
          discount: '25',
          quantityInStock: '4',
          sizes: 'S (stock 4, sku CK-S) | M (stock 0, sku CK-M)',
          ownBrand: 'Nilavari',
        },
      ],
    })
  })

  test('has a design for each colour, with its own pictures first', () => {
    expect(
      shopify(
        'noor,Noor,Banarasi silk,,,Saree,,TRUE,Color,Red,Size,Free,NR,,shopify,2,8999,,https://cdn.example/red.jpg,1,,https://cdn.example/red.jpg,active',
        'noor,,,,,,,,,Green,,Free,NG,,,,8999.00,,https://cdn.example/green.jpg,2,,https://cdn.example/green.jpg,',
        'noor,,,,,,,,,,,,,,,,,,https://cdn.example/both.jpg,3,,,',
      ).rows,
    ).toMatchObject([
      {
        line: 2,
        externalRef: 'noor-red',
        productName: 'Noor, Red',
        color: 'Red',
        sizes: 'Free (stock 2, sku NR)',
        quantityInStock: '2',
        images: 'https://cdn.example/red.jpg | https://cdn.example/both.jpg',
      },
      {
        line: 3,
        externalRef: 'noor-green',
        productName: 'Noor, Green',
        color: 'Green',
        sizes: 'Free (sku NG)',
        images: 'https://cdn.example/green.jpg | https://cdn.example/both.jpg',
      },
    ])
  })

  test('keeps what is asked for, and the price before it', () => {
    const rows = [
      'a,A,,,,,,TRUE,Title,Default Title,,,,,shopify,1,2999.00,3333.00,,,,,active',
      'b,B,,,,,,FALSE,Title,Default Title,,,,,shopify,1,500,400,,,,,active',
      'c,C,,,,,,TRUE,Title,Default Title,,,,,shopify,1,-5,,,,,,archived',
      'd,D,,,,,,TRUE,Title,Default Title,,,,,shopify,1,,,,,,,unlisted',
    ]
    expect(shopify(...rows).rows).toMatchObject([
      { readyMadePrice: '2999', maxPrice: '3333', discount: '0', productStatus: 'Active' },
      { readyMadePrice: '500', discount: '0', productStatus: 'Draft' },
      { readyMadePrice: '-5', productStatus: 'Archived' },
      { externalRef: 'd', productStatus: 'Draft' },
    ])
    expect(shopify(rows[3]!).rows![0]).not.toHaveProperty('readyMadePrice')
  })

  test.each([
    [
      ['g,G,,,,,,,Size,S,,,,,,,500,,,,,,', 'g,,,,,,,,,M,,,,,,,600,,,,,,'],
      2,
      'Its sizes have different prices.',
    ],
    [['g,G,,,,,,,Size,S,,,,,,,500,,,,,,', 'g,,,,,,,,,M,,,,,,,,,,,,,'], 2, 'One of its sizes has no price.'],
    [['g,G,,,,,,,Size,S,,,A(1),,,,500,,,,,,'], 2, 'The SKU of one of its sizes'],
    [['g,G,,,,,,,Size,S,,,,,shopify,4.5,500,,,,,,'], 2, 'The stock of one of its sizes'],
    [[',G,,,,,,,,,,,,,,,500,,,,,,'], 2, 'This row has no handle'],
    [['g,G,,,,,,,Size,S,,,,,,,500,,,,,,', 'g,,,,,,,,,M,,,,,,,500,,,,,,,surplus'], 3, 'This row has 24 cells'],
  ])('refuses what does not fit, with its line: %j', (rows, line, problem) => {
    expect(shopify(...rows).rows).toEqual([
      expect.objectContaining({ line, problem: expect.stringContaining(problem), productName: 'G' }),
    ])
  })

  test('is recognized by the names that its columns have had since 2025, too', () => {
    const text = `Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Product image URL,Image position,Image alt text,Color (product.metafields.shopify.color-pattern),Fabric (product.metafields.shopify.fabric)
Kesar,kesar,<p>Silk</p>,,Saree,,TRUE,Active,K1,Title,Default Title,5000,,shopify,3,https://cdn.example/k.jpg,1,Kesar,saffron; gold,silk
`
    expect(designsIn(text)).toEqual({
      system: 'Shopify',
      leftOut: [],
      rows: [
        {
          line: 2,
          externalRef: 'kesar',
          productName: 'Kesar',
          description: 'Silk',
          category: 'Saree',
          color: 'saffron, gold',
          fabricType: 'silk',
          readyMadePrice: '5000',
          discount: '0',
          quantityInStock: '3',
          images: 'https://cdn.example/k.jpg',
          imageAlts: 'Kesar',
          productStatus: 'Active',
        },
      ],
    })
  })
})

const wooCommerce = (...rows: string[]) =>
  designsIn(
    [
      'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)',
      ...rows,
    ].join('\n'),
  )

describe('an export of WooCommerce', () => {
  test('has a design for each product, with its variations as sizes', () => {
    expect(
      wooCommerce(
        '11,simple,WS-1,Kesar,1,visible,In short.,<p>Tussar silk</p>,,,1,3,0.4,4500,5000,"Sale, Women > Sarees","silk\\, pure, festive","https://cdn.example/w_3,h_4/1.jpg, https://cdn.example/2.jpg",,Color,Saffron,1,Fabric,Tussar,Occasion,Wedding',
        '12,variable,WK-2,Mogra Kurta,1,visible,,Plain cotton\\nWash cold,,,1,,,,,Uncategorized,,https://cdn.example/m.jpg,,Size,"S, M",1,Color,White,,',
        '13,variation,WK-2-S,Mogra Kurta - S,1,visible,,,,,1,5,,,1299,,,https://cdn.example/s.jpg,WK-2,Size,S,,,,,',
        '14,variation,WK-2-M,Mogra Kurta - M,1,visible,,,,,0,,,,1299.00,,,,id:12,Size,M,,,,,',
        '16,variation,WK-2-L,Mogra Kurta - L,0,visible,,,,,1,9,,,1999,,,,id:12,Size,L,,,,,',
        '15,simple,,Pari Lehenga,-1,visible,,,,,0,,,,9999,,,,,,,,,,,',
      ),
    ).toEqual({
      system: 'WooCommerce',
      leftOut: ['Occasion', 'Weight (kg)'],
      rows: [
        {
          line: 2,
          externalRef: 'WS-1',
          productName: 'Kesar',
          description: 'In short.\n\nTussar silk',
          category: 'Saree',
          color: 'Saffron',
          fabricType: 'Tussar',
          tags: 'silk\\, pure | festive',
          images: 'https://cdn.example/w_3,h_4/1.jpg | https://cdn.example/2.jpg',
          productStatus: 'Active',
          readyMadePrice: '5000',
          discount: '10',
          quantityInStock: '3',
        },
        {
          line: 3,
          externalRef: 'WK-2',
          productName: 'Mogra Kurta',
          description: 'Plain cotton\nWash cold',
          category: 'Suit',
          color: 'White',
          images: 'https://cdn.example/m.jpg | https://cdn.example/s.jpg',
          productStatus: 'Active',
          readyMadePrice: '1299',
          discount: '0',
          quantityInStock: '5',
          sizes: 'S (stock 5, sku WK-2-S) | M (stock 0, sku WK-2-M)',
        },
        {
          line: 7,
          externalRef: 'id:15',
          productName: 'Pari Lehenga',
          category: 'Lehenga',
          productStatus: 'Draft',
          readyMadePrice: '9999',
          discount: '0',
          quantityInStock: '0',
        },
      ],
    })
  })

  test('has a design for each colour of a product, and counts its pieces as the product does', () => {
    expect(
      wooCommerce(
        '1,variable,V,Rani,1,hidden,,,,,1,7,,,,Women > Dresses,,,,Color,"Red, Blue",1,Size,"S, M",,',
        '2,variation,V1,Rani,1,visible,,,,,1,parent,,,900,,,,V,Color,Red,,Size,S,,',
        '3,variation,V2,Rani,1,visible,,,,,1,parent,,,900,,,,V,Color,Red,,Size,M,,',
        '4,variation,V3,Rani,1,visible,,,,,1,parent,,,800,,,,V,Color,Blue,,Size,S,,',
      ).rows,
    ).toMatchObject([
      {
        ...{ line: 3, externalRef: 'V-red', color: 'Red', readyMadePrice: '900', quantityInStock: '7' },
        ...{ sizes: 'S (sku V1) | M (sku V2)', productStatus: 'Draft', category: 'Dress' },
      },
      { line: 5, externalRef: 'V-blue', color: 'Blue', readyMadePrice: '800', sizes: 'S (sku V3)' },
    ])
  })

  test('asks for the sale price while the sale lasts', () => {
    const sale = (starts: string, ends: string) =>
      wooCommerce(`1,simple,X,X,1,visible,,,${starts},${ends},1,1,,750,1000,,,,,,,,,,,`).rows
    for (const [starts, ends] of [
      ['2026-11-28 00:00:00', ''],
      ['', '2026-11-28'],
    ] as const)
      expect(sale(starts, ends)).toMatchObject([{ readyMadePrice: '1000', discount: '25' }])
    for (const [starts, ends] of [
      ['2026-11-29', ''],
      ['2026-01-01', '2026-11-27 23:59:59'],
    ] as const)
      expect(sale(starts, ends)).toMatchObject([{ readyMadePrice: '1000', discount: '0' }])
    expect(sale('soon', '')).toMatchObject([{ problem: 'The dates of its sale price can’t be read.' }])
  })

  test.each([
    ['1,grouped,G,G,1,visible,,,,,1,,,,,,,,,,,,,,,', 'A group of products'],
    ['1,external,G,G,1,visible,,,,,1,,,,5,,,,,,,,,,,', 'This product is sold by another shop.'],
    ['1,variable,G,G,1,visible,,,,,1,,,,,,,,,,,,,,,', 'The file has no variations of this product'],
    [
      '2,variation,,G,1,visible,,,,,1,,,,5,,,,id:9,,,,,,,',
      'The product of this variation isn’t in the file.',
    ],
  ])('refuses what is no design: %s', (row, problem) => {
    expect(wooCommerce(row).rows).toEqual([
      { line: 2, productName: 'G', problem: expect.stringContaining(problem) },
    ])
  })

  test('refuses variations that are for any size', () => {
    expect(
      wooCommerce(
        '1,variable,G,G,1,visible,,,,,1,,,,,,,,,Size,"S, M",,,,,',
        '2,variation,,G,1,visible,,,,,1,,,,5,,,,G,Size,S,,,,,',
        '3,variation,,G,1,visible,,,,,1,,,,5,,,,G,Size,,,,,,',
      ).rows,
    ).toMatchObject([{ line: 2, problem: expect.stringContaining('neither a size nor another option') }])
  })
})

test('files of other kinds are not recognized', () => {
  for (const header of ['name,price', 'externalRef,productName,brand,category,priceInr', '_id,sku,name,type'])
    expect(designsIn(`${header}\nNoor,5\n`).system).toBeUndefined()
})

test.each([
  ['Banarasi Saree with Blouse Piece', 'Saree'],
  ['Padded Saree Blouse', 'Blouse'],
  ['Blouse for sarees', 'Blouse'],
  ['Lehenga Choli', 'Lehenga'],
  ['Anarkali Gown', 'Dress'],
  ['Suit Dress Material', 'Suit'],
  ['Kurta and Palazzo', 'Suit'],
  ['रेशमी साड़ी', 'Saree'],
  ['Address book', 'Others'],
])('the category of ‘%s’ is %s', (name, category) => expect(garmentCategory([name])).toBe(category))
